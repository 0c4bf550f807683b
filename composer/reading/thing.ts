/** Something in the idea that can be drawn. */
export interface Thing {
  id: string;
  /**
   * What the idea called it, in the singular, folded; the picture's name when it was an emoji or another
   * script.
   */
  word: string;
  /** Index of its (first) word. */
  at: number;
  /** Index of its last word, where it has more than one. */
  last?: number;
  /** How likely it is what the idea is about. */
  score: number;
  /** The word only has to do with the picture ("dark" with a black heart): it says nothing of it by itself. */
  isLoose?: boolean;
  /** The picture is what one sees the word by ("deposit" by a bag of money): it is nobody the idea is about. */
  standsFor?: true;
}
