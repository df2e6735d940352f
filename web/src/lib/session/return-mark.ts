const mark = 'signed-in';

/**
 * An identity provider returns with a fresh session cookie and this mark in the address.
 * Cleans the address (product, section 2.2) and returns whether the mark was there.
 */
export function takeReturnMark(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(mark)) return false;
  address.searchParams.delete(mark);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
