export interface DeviceName {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

/** The first match counts, because browsers also name the ones they derive from. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstOf(names: [RegExp, string][], userAgent: string): string | null {
  return names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}

/** Browser and system in familiar names. Unknown names are left out. */
export function deviceName(userAgent: string | null): DeviceName {
  const said = userAgent ?? '';
  const system = firstOf(systems, said);
  return {
    browser: firstOf(browsers, said),
    system,
    isPhone: /\bMobile\b/.test(said) || system === 'iPhone' || system === 'Android' || system === 'iPad',
  };
}
