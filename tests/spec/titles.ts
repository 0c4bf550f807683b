import { readFileSync } from "node:fs";
import ts from "typescript";

/** The titles of a file's tests, each behind those of the blocks around it, as the source has them. */
export function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const walk = (node: ts.Node, around: readonly string[]): void => {
    const block = blockOf(node);
    const path = block ? [...around, block.title] : around;
    if (block && block.kind !== "describe") titles.push(path.join(" > "));
    ts.forEachChild(node, (child) => walk(child, path));
  };
  walk(source, []);
  return titles;
}

function blockOf(node: ts.Node): { kind: string; title: string } | null {
  if (!ts.isCallExpression(node)) return null;
  const [title] = node.arguments;
  const kind = rootOf(node.expression);
  return /^(describe|it|test)$/.test(kind) && title && ts.isStringLiteralLike(title)
    ? { kind, title: title.text }
    : null;
}

/** `it` of `it.each(table)`, which stands before the title's own brackets. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootOf(callee.tag) : "";
}
