/**
 * The address of a website's or a preview's page: the page for browsers, its address as JSON for programs.
 */
export const previewPath = (id: string): string => `/api/v1/token-automation/website/preview/${id}`;

/** The page itself, for any client. */
export const contentPath = (id: string): string => `/api/v1/token-automation/website/preview/content/${id}`;
