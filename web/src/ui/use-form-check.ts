import { type FormEvent, useState } from "react";
import { useFocusInvalid } from "./field.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * For a form whose fields have names: what the browser finds wrong in them is said under each, and the first of them
 * gets the focus. Typing in a field takes back what is said of it.
 */
export function useFormCheck() {
  const [wrong, setWrong] = useState<Readonly<Record<string, string | null>>>({});
  const [refused, setRefused] = useState(0);
  const ref = useFocusInvalid<HTMLFormElement>(refused);
  /** True if all of it may be sent. */
  const check = (): boolean => {
    const fields = Array.from(ref.current?.elements ?? []) as Control[];
    const found = fields.filter(({ willValidate, validity }) => willValidate && !validity.valid);
    setWrong(Object.fromEntries(found.map((field) => [field.name, sentenceFor(field)])));
    setRefused((times) => (found.length > 0 ? times + 1 : 0));
    return found.length === 0;
  };
  const onInput = ({ target }: FormEvent) => setWrong({ ...wrong, [(target as Control).name]: null });
  return { check, errorOf: (name: string) => wrong[name] ?? null, form: { ref, onInput, noValidate: true } };
}

function sentenceFor(field: Control): string {
  if (!field.validity.valueMissing) return "Please enter a full email address, such as ann@example.com.";
  return field.tagName === "SELECT" ? "Please choose one." : "Please fill this in.";
}
