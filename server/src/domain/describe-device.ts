/** Each poses as those after it, so the order decides. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** What a browser says it is, in names that its owner knows it by. */
export function describeDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  const find = (kinds: [string, RegExp][]) =>
    kinds.find(([, mark]) => userAgent !== null && mark.test(userAgent))?.[0] ?? null
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
