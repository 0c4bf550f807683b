/** Where a model is, as the operator says. */
export interface ModelProvider {
  /** Up to and with `/v1`, without a trailing slash. */
  baseUrl: string;
  /** Absent for servers of one's own that ask for none. */
  key?: string | undefined;
  model: string;
}
