/** Where a website's or a preview's page is looked at: the page for browsers, a pointer for programs. */
export const previewPath = (id: string): string => `/api/v1/token-automation/website/preview/${id}`;

/** The page itself, whoever asks. */
export const contentPath = (id: string): string => `/api/v1/token-automation/website/preview/content/${id}`;
