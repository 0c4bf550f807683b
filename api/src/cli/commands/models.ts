import { createImages } from "../../gateways/images/images.ts";
import { createOutside } from "../../gateways/outside/outside.ts";
import { type ModelFinding, testModels } from "../../services/operator/test-models.ts";
import { type Command, noWords } from "../command.ts";

export const models: Command[] = [
  {
    usage: "models test",
    about: "Test the configured models with one small request each, and say what to change",
    async run(context, input) {
      noWords(input);
      const outside = createOutside();
      const deps = { settings: context.settings(), outside, images: createImages(), clock: context.clock };
      const found = await testModels(deps);
      const broken = found.filter(({ works }) => !works);
      return {
        text: found.map(paragraph).join("\n\n"),
        data: { models: found },
        problems: broken.map(
          ({ kind }) => `The ${names[kind]} does not work: the built-in composer takes over.`,
        ),
      };
    },
  },
];

const names: Record<ModelFinding["kind"], string> = { text: "text model", images: "image model" };

const paragraph = ({ kind, model, works, lines }: ModelFinding): string => {
  const head = model === null ? names[kind] : `${names[kind]} ${model}: ${works ? "works" : "does not work"}`;
  return [head, ...lines.map((line) => `  ${line}`)].join("\n");
};
