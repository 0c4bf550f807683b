import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type GemsSearch, gemsSearch, type StatusFilter } from "./gems-search.ts";

interface Searching {
  /** The typed search; the address follows it. */
  words: string;
  status: StatusFilter;
  /** The requested page, which may be out of range. */
  page: number;
  type: (words: string) => void;
  choose: (status: StatusFilter) => void;
  turn: (page: number) => void;
  clear: () => void;
}

/** Search, filter and page are in the address, so that Back and a reload keep them. */
export function useGemsSearch(): Searching {
  const search = gemsSearch(useSearch({ strict: false }));
  const { q = "", status = "all", page = 1 } = search;
  const navigate = useNavigate();
  const [words, setWords] = useState(q);
  const written = useRef<string[]>([]);
  // The address follows the typed text. Only an address from elsewhere (Back, a link) changes the text.
  useEffect(() => {
    const echo = written.current.indexOf(q);
    if (echo >= 0) written.current.splice(0, echo + 1);
    else setWords(q);
  }, [q]);
  const go = (next: GemsSearch, replace: boolean) => {
    if ((next.q ?? "") !== q) written.current.push(next.q ?? "");
    const tidy = gemsSearch({ ...next });
    void navigate({ to: ".", search: () => tidy as never, replace, resetScroll: false });
  };
  const at = status === "all" ? {} : { status };
  return {
    words,
    status,
    page,
    // The first letter adds a history entry and the next ones replace it: Back removes the whole search.
    type: (typed) => {
      setWords(typed);
      go({ ...at, q: typed }, words !== "" || q !== "");
    },
    choose: (chosen) => go({ q: words, ...(chosen === "all" ? {} : { status: chosen }) }, false),
    turn: (to) => go({ ...at, q: words, page: to }, false),
    clear: () => {
      setWords("");
      go({}, false);
    },
  };
}
