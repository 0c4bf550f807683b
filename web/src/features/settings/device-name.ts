/** The order matters: many browsers also contain the names of the browsers they derive from. */
const browsers: [mark: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [mark: RegExp, name: string][] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];
const handhelds = ["iPhone", "iPad", "Android"];

const find = (marks: [RegExp, string][], userAgent: string) =>
  marks.find(([mark]) => mark.test(userAgent))?.[1];

/** `Chrome on Android`: a device's name as far as its user agent shows it. */
export function deviceName(userAgent: string): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  // A program's name comes first: `curl/8.5.0`.
  return browser ?? system ?? (/^[\w.-]+/.exec(userAgent)?.[0] || "Unknown device");
}

export const isHandheld = (userAgent: string): boolean => handhelds.includes(find(systems, userAgent) ?? "");
