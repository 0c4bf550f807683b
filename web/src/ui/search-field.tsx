import Search from "icon:search";
import type { InputHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  /** What is searched, for who cannot see the lens. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A field with a lens in it, that searches as one types. */
export function SearchField({ label, onSearch, className, ...rest }: SearchFieldProps) {
  return (
    <label className={classNames("relative", className)}>
      <span className="sr-only">{label}</span>
      <Search
        className="pointer-events-none absolute left-3.5 top-1/2 size-4 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        type="search"
        onChange={(event) => onSearch(event.target.value)}
        placeholder={label}
        className="field pl-10!"
        {...rest}
      />
    </label>
  );
}
