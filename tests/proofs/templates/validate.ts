import { HtmlValidate } from "html-validate";

/**
 * What the standard asks of a document, and no opinion about style: html-validate's "standard" holds to the
 * text of the HTML standard, "document" and "a11y" to what it says of whole documents and of names. No rule
 * of theirs is off.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
});

/** Where a document is not valid HTML, one line an error. */
export async function findInvalid(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `invalid, ${ruleId}: ${message} ${selector ?? ""}`);
}
