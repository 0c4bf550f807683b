/** Why the built-in composer worked although a model is set: what is said to whoever asked. */
export const modelNotices = {
  late: ["did not answer in time"],
  unreachable: ["could not be reached"],
  rejected: ["is not set up right here"],
  declined: ["would not do this idea"],
  busy: ["is busy right now"],
  failing: ["failed"],
  "too-long": ["did not come to an end"],
  unusable: ["gave nothing that can be used"],
  unfit: ["wrote what no page here may say"],
  spent: ["was used by you as much as a day allows", "It is yours again tomorrow."],
  "spent-by-all": ["was used here as much as a day allows", "It is there again tomorrow."],
} as const satisfies Record<string, readonly [fault: string, hope?: string]>;

export type NoticeCause = keyof typeof modelNotices;

const makers = {
  words: ["The model", "the built-in composer made this."],
  pictures: ["The picture model", "the built-in artist drew this."],
  banner: ["The picture model", "the banner was made from the logo."],
} as const;

/** `The model did not answer in time, so the built-in composer made this.` */
export function modelNotice(what: keyof typeof makers, cause: NoticeCause): string {
  const [subject, instead] = makers[what];
  const [fault, hope]: readonly [string, string?] = modelNotices[cause];
  return `${subject} ${fault}, so ${instead}${hope ? ` ${hope}` : ""}`;
}
