const yearSeconds = 31_536_000;

/** Returns the value of a cookie in a `Cookie` header or `document.cookie`, or null when missing. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}

/** Stores a preference (never a secret) for a year. The server can read it from the next request on. */
export function writeCookie(name: string, value: string): void {
  setCookie(name, value, yearSeconds);
}

export function forgetCookie(name: string): void {
  setCookie(name, '', 0);
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
