/** English words a slip away from the name of a picture: what they say is what they mean. */
export const neighbours: ReadonlySet<string> = new Set(
  `applies brief copies directories ellipses locker month paper policies quirks ratio savings scary status
statuses stories summaries threat widow`.split(/\s+/),
);
