import type { Outside } from "../outside/outside.ts";
import type { ModelProvider } from "./http-client.ts";
import { createImageModel, type ImageModel } from "./image-model.ts";
import { createTextModel, type TextModel } from "./text-model.ts";

/** The models that the operator has set; null: the built-in composer alone. */
export interface Models {
  text: TextModel | null;
  images: ImageModel | null;
}

export const noModels: Models = { text: null, images: null };

export interface ModelProviders {
  text: ModelProvider | null;
  images: ModelProvider | null;
}

export const createModels = ({ text, images }: ModelProviders, outside: Outside): Models => ({
  text: text && createTextModel(text),
  images: images && createImageModel({ ...images, outside }),
});
