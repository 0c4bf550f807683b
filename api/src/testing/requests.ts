export const DOMAIN = "localhost:8000";

export const idea = (prompt: string): Record<string, string> => ({
  prompt,
  image_style: "pixel",
  generation_type: "creative",
});

export const websiteRequest = (tokenId: string, subdomain: string) => ({
  token_id: tokenId,
  subdomain,
  domain: DOMAIN,
  template_id: "template1",
});
