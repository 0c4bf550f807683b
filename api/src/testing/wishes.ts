/** The name that journeys and proofs still use; goes when they call `websiteRequest`. */
export { idea, websiteRequest as wish } from "./requests.ts";
