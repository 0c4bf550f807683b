/** Composes tokens and says what the heap holds after each step of them: `node --expose-gc … generate.ts TOKENS STEP`. */
import { getHeapSpaceStatistics } from "node:v8";
import { compose } from "#composer/compose.ts";
import { pictureFiles } from "#composer/making/picture-files.ts";
import { imageStyles } from "#contract/limits.ts";
import { makeIdeas } from "../../proofs/tokens/ideas.ts";

const [tokens, step] = process.argv.slice(2).map(Number) as [number, number];
const ideas = makeIdeas(tokens, "memory");
for (let made = 0; made < tokens; ) {
  const imageStyle = imageStyles[made % imageStyles.length] ?? "cartoon";
  await compose({ prompt: ideas[made] ?? "", imageStyle, seed: `memory ${made}` }, pictureFiles);
  if (++made % step > 0) continue;
  globalThis.gc?.();
  const usedBy = (name: string) =>
    getHeapSpaceStatistics()
      .filter(({ space_name }) => space_name.includes(name))
      .reduce((sum, { space_used_size }) => sum + space_used_size / 1e6, 0);
  console.log(JSON.stringify({ made, heap: usedBy(""), objects: usedBy("old"), code: usedBy("code") }));
}
