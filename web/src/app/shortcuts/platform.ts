export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The names of the modifier keys on this machine. */
export const paletteKeys = (): readonly string[] => (isApple() ? ["⌘", "K"] : ["Ctrl", "K"]);
