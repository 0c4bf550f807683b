/** The quality hint below the narrative field. */
export function narrativeHint(narrative: string): "Great narrative!" | "Good length" | "Add more detail" {
  if (narrative.length > 200) return "Great narrative!";
  return narrative.length > 100 ? "Good length" : "Add more detail";
}
