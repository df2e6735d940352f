export interface CallOptions {
  token?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
  /** Cookies of the response, in the form of a request header. */
  cookie: string;
}

export async function call<Body>(
  url: string,
  method: string,
  body: unknown,
  { token, cookie, headers: extra }: CallOptions = {},
): Promise<Answer<Body>> {
  const headers = new Headers(extra);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(url, { method, headers, body: text ?? null, redirect: 'manual' });
  const answer = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: (isJson && answer ? JSON.parse(answer) : answer) as Body,
    headers: response.headers,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}
