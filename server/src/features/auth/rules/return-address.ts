const mark = 'signed-in';

/** Tells the page that there is a session cookie to ask a token for; the page removes it. */
export function withReturnMark(next: string): string {
  const [address = '/', fragment] = next.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}${mark}=1`;
  return fragment === undefined ? marked : `${marked}#${fragment}`;
}

/** The path that was marked, whatever site it is of. */
export function withoutReturnMark(marked: string): string {
  const { pathname, searchParams, hash } = new URL(marked, 'http://localhost');
  searchParams.delete(mark);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${pathname}${search}${hash}`;
}
