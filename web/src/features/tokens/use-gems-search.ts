import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type GemsSearch, gemsSearch, type StatusFilter } from "./gems-search.ts";

interface Searching {
  /** As it is typed; the address follows. */
  words: string;
  status: StatusFilter;
  /** As asked for: it may be more than there are. */
  page: number;
  type: (words: string) => void;
  choose: (status: StatusFilter) => void;
  turn: (page: number) => void;
  clear: () => void;
}

/** Search, filter and page live in the address, so that Back works and a reload stays. */
export function useGemsSearch(): Searching {
  const search = gemsSearch(useSearch({ strict: false }));
  const { q = "", status = "all", page = 1 } = search;
  const navigate = useNavigate();
  const [words, setWords] = useState(q);
  const written = useRef<string[]>([]);
  // The address comes after what is typed: only one that was not written here (Back, a link) changes the words.
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
    // A word is one step back, not each of its letters.
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
