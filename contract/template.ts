import * as z from "zod/mini";

export const templateIds = ["template1", "template2", "template3", "template4", "template5"] as const;

export const TemplateId = z.enum(templateIds);
export type TemplateId = z.infer<typeof TemplateId>;

export const defaultTemplateId: TemplateId = "template1";

export const templateNames: Record<TemplateId, string> = {
  template1: "Modern & Clean",
  template2: "Futuristic",
  template3: "Minimalist",
  template4: "Playful & Vibrant",
  template5: "Elegant & Luxurious",
};
