/** The browser and the operating system of a session. Each is null if the user agent is missing or does not name it. */
export interface Device {
  browser: string | null;
  system: string | null;
}

// The order matters: most user agents also contain the names of compatible browsers.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Returns names without version numbers: enough to tell a user's devices apart. */
export const readDevice = (userAgent: string | undefined): Device => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});

const findName = (names: [RegExp, string][], userAgent = '') =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
