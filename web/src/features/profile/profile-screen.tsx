import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useStore } from "zustand";
import type { User } from "#contract/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Page } from "../../app/page.tsx";
import { sessionStore } from "../../stores/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { Part } from "../../ui/part.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";
import { useBackInReach, useReachable } from "../server/use-reachable.ts";
import { NameForm } from "./name-form.tsx";
import { ProfileWallets } from "./profile-wallets.tsx";
import { profileQuery } from "./refresh-profile.ts";

/** The user as the device knows them, refreshed in the background. */
export function ProfileScreen() {
  const deps = useDeps();
  const online = useReachable();
  const user = useStore(sessionStore, (state) => state.user);
  const profile = useQuery(profileQuery(deps, user?.id ?? ""), deps.queries);
  useBackInReach(() => void profile.refetch());
  if (!user) return <LoadingScreen />;
  const failed = profile.error && (
    <Notice
      sentence={sentences.profile.refreshFailed}
      onRetry={() => void profile.refetch()}
      retrying={profile.isFetching}
    />
  );
  return (
    <Page title="Profile" note={online ? failed : <Notice sentence={sentences.settings.offline} />}>
      <Part title="Display name" hint="The name you see in this app.">
        {(titleId) => <NameForm titleId={titleId} saved={user.name} online={online} />}
      </Part>
      <Part title="Email" hint="Not needed: you sign in with your wallet.">
        {(titleId) => (
          <input
            aria-labelledby={titleId}
            value={user.email ?? ""}
            placeholder={sentences.profile.noEmail}
            readOnly
            className="w-full bg-transparent text-lg placeholder:text-muted placeholder:opacity-100"
          />
        )}
      </Part>
      <Part title="Linked wallets" hint={<SettingsHint />}>
        {() => <ProfileWallets userId={user.id} online={online} />}
      </Part>
      <Part title="Your tokens">{() => <ProfileStats user={user} />}</Part>
    </Page>
  );
}

const SettingsHint = () => (
  <>
    Linked and unlinked in{" "}
    <Link to="/settings" className="text-accent-ink underline underline-offset-4">
      Settings
    </Link>
    .
  </>
);

function ProfileStats({ user }: { user: User }) {
  const stats = [
    ["Tokens created", user.tokens_created],
    ["Tokens deployed", user.tokens_deployed],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-5">
      {stats.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-4xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
