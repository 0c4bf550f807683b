/** A model's endpoint, as the operator has configured it. */
export interface ModelProvider {
  /** Up to and with `/v1`, without a trailing slash. */
  baseUrl: string;
  /** Absent for local servers that need none. */
  key?: string | undefined;
  model: string;
}
