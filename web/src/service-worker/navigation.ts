/** A page of the site as it stands when nothing else is known: the browser fills it in. */
export const shellPath = '/_shell';

/** What the server answers itself, and no page of the application does. */
const notPages =
  /^\/(?:(?:api|healthz|readyz|\.well-known|simulated-checkout|app-return|_shell|share|assets|brand|icons|garages|tiles|illustrations)(?:\/|$)|[^/]+\.[a-z]+$)/;

/** Whether the application has something to show at a path without the server. */
export function isPagePath(pathname: string): boolean {
  return !notPages.test(pathname);
}

/** Where a server is this slow the kept page is the better one. */
const patienceMs = 10_000;

interface Opening {
  /** What the browser has asked for already while the worker started; undefined where it does not. */
  preloaded: Promise<Response | undefined>;
  ask: () => Promise<Response>;
  shell: () => Promise<Response | undefined>;
  patience?: number;
}

/** The server's page, or the kept one when the server does not answer. */
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
