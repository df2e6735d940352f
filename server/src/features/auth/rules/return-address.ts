const mark = 'signed-in';

/** Adds the mark by which the page knows that it can request a token with the session cookie. */
export function withReturnMark(next: string): string {
  const [address = '/', fragment] = next.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}${mark}=1`;
  return fragment === undefined ? marked : `${marked}#${fragment}`;
}

export function withoutReturnMark(marked: string): string {
  const { pathname, searchParams, hash } = new URL(marked, 'http://localhost');
  searchParams.delete(mark);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${pathname}${search}${hash}`;
}
