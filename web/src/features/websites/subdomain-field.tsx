import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { Subdomain } from "#contract/subdomain.ts";
import { subdomainSentences } from "#contract/subdomain-forms.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useReachable } from "../server/use-reachable.ts";

interface SubdomainFieldProps {
  /** Null while the server has no such token; nothing is asked then. */
  tokenId: string | null;
  typed: string;
  /** What the typed text would become. */
  subdomain: string;
  domain: string;
  /** An error from a request, which comes before what is found while typing. */
  error?: string | null;
  hint: ReactNode;
  onType: (text: string) => void;
  onPick: (subdomain: string) => void;
  onBlur?: () => void;
}

/** A website's address, checked while it is typed, with free ones where it cannot be had. */
export function SubdomainField(props: SubdomainFieldProps) {
  const { typed, error, hint, onType, onPick, onBlur } = props;
  const { problem, suggestions } = useAddress(props);
  return (
    <div>
      <Field label="Subdomain" error={error ?? problem} hint={hint}>
        {(ids) => (
          <input
            {...ids}
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
            onBlur={onBlur}
            className="field"
          />
        )}
      </Field>
      {(error ?? problem) && suggestions.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">These are free:</span>
          {suggestions.map((each) => (
            <Button key={each} look="quiet" onClick={() => onPick(each)}>
              {each}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Milliseconds without a key before the server is asked. */
const PAUSE = 400;

function useAddress({ tokenId, subdomain, domain }: SubdomainFieldProps) {
  const deps = useDeps();
  const isReachable = useReachable();
  const [asked, setAsked] = useState(subdomain);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(subdomain), PAUSE);
    return () => clearTimeout(pause);
  }, [subdomain]);
  const { data } = useQuery(
    {
      queryKey: ["availability", tokenId, asked, domain],
      queryFn: () =>
        deps.api.call(websitesEndpoints.checkAvailability, {
          query: { subdomain: asked, domain, token_id: tokenId ?? "" },
        }),
      enabled: isReachable && tokenId !== null && asked !== "" && domain !== "",
      retry: false,
    },
    deps.queries,
  );
  const answer = asked === subdomain ? data : undefined;
  const found = answer?.reason ? sentenceOf[answer.reason] : null;
  return { problem: addressError(subdomain) ?? found, suggestions: answer?.suggestions ?? [] };
}

const sentenceOf = { ...subdomainSentences, too_similar: subdomainSentences.reserved };

/** Why nobody can have this address. Nothing typed yet is no error. */
export const addressError = (subdomain: string): string | null =>
  subdomain === "" ? null : (Subdomain.safeParse(subdomain).error?.issues[0]?.message ?? null);
