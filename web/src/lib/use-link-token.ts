import { useEffect, useState } from 'react';
import { tokenInHash } from './link-token.ts';

/** Reads the token and cleans the address at once, so that it stays in no history entry and no copied link. */
function takeToken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = tokenInHash(hash);
  if (token !== null) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}

/**
 * The token this page was opened with; `undefined` until the browser has looked, null when there is none.
 * `onToken` hears of each one, also of a second link opened in the same tab.
 */
export function useLinkToken(onToken?: () => void): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    function look() {
      const found = takeToken();
      setToken((known) => found ?? known ?? null);
      if (found !== null) onToken?.();
    }
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [onToken]);
  return token;
}
