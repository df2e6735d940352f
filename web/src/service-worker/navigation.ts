/** The app shell, a frame that the browser fills with any page. */
export const shellPath = '/_shell';

/** Paths the server handles itself, without the application. */
const notPages =
  /^\/(?:(?:api|healthz|readyz|\.well-known|simulated-checkout|app-return|_shell|share|assets|brand|icons|garages|tiles|illustrations)(?:\/|$)|[^/]+\.[a-z]+$)/;

/** Whether the application can show a path without the server. */
export function isPagePath(pathname: string): boolean {
  return !notPages.test(pathname);
}

/** After this time, the cached page is better than waiting. */
const patienceMs = 10_000;

interface Opening {
  /** The browser's navigation preload; undefined if unsupported. */
  preloaded: Promise<Response | undefined>;
  ask: () => Promise<Response>;
  shell: () => Promise<Response | undefined>;
  patience?: number;
}

/** Resolves to the server's page, or to the cached one when the server does not answer. */
export async function openNavigation({ preloaded, ask, shell, patience = patienceMs }: Opening): Promise<Response> {
  const answer = preloaded.then((response) => response ?? ask());
  const settled = answer.catch(() => null);
  const first = await Promise.race([settled, timeout(patience)]);
  if (first) return first;
  return (await shell()) ?? answer;
}

function timeout(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
