import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { tokenInHash } from './rules/link-token.ts';

/** Reads the token and removes it from the address at once, so that no history entry or copied link contains it. */
function takeToken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = tokenInHash(hash);
  if (token !== null) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}

/**
 * The token this page was opened with; `undefined` until the browser has looked, null without one. `onToken` is called
 * for each one, including a second link opened in the same tab.
 */
export function useLinkToken(onToken?: () => void): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  // In the app a link is a router navigation, which fires no `hashchange`.
  const hash = useLocation({ select: (location) => location.hash });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new hash may contain a token
  useEffect(() => {
    const found = takeToken();
    setToken((known) => found ?? known ?? null);
    if (found !== null) onToken?.();
  }, [hash, onToken]);
  return token;
}
