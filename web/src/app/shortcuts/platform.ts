export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As the keys are called on this machine. */
export const paletteKeys = (): readonly string[] => (isApple() ? ["⌘", "K"] : ["Ctrl", "K"]);
