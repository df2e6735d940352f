const mark = 'signed-in';

/** Whether the address has an identity provider's mark, which is then removed from it (product, section 2.2). */
export function takeReturnMark(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(mark)) return false;
  address.searchParams.delete(mark);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
