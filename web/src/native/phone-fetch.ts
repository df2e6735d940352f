import type { Secret } from '../lib/phone/native.ts';

interface Parts {
  api: string;
  sessionToken: Secret;
  deviceToken: Secret;
  language: () => string;
  send?: typeof fetch;
}

/** Header with a session's token for the app. Pages of the site get a cookie instead. */
const tokenHeader = 'set-auth-token';
/** Identifies a phone on which the account has signed in: guesses from elsewhere do not lock it out. */
const deviceHeader = 'device-token';

/** Session calls, which use the cookie on the web. */
const sessionCalls = '/auth/';
const proves = [sessionCalls, '/account/deletion-requests'];

/** Sends and accepts no cookies: the session's token replaces them. File addresses in answers become absolute. */
export function createPhoneFetch({ api, sessionToken, deviceToken, language, send = fetch }: Parts): typeof fetch {
  async function answerTo(request: Request, sent: string | null, init?: RequestInit): Promise<Response> {
    const answer = await send(request, { ...init, credentials: 'omit' });
    const given = answer.headers.get(tokenHeader);
    const known = answer.headers.get(deviceHeader);
    if (known) await deviceToken.set(known);
    if (given) await sessionToken.set(given);
    else if (sent && hasEnded(request, answer) && (await sessionToken.get()) === sent) await sessionToken.clear();
    return answer;
  }

  function hasEnded({ url }: Request, { ok, status }: Response): boolean {
    return url === `${api}/auth/sign-out` ? ok : url === `${api}/auth/token` && status === 401;
  }

  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('accept-language', language());
    const sent = request.url.startsWith(api + sessionCalls) ? await sessionToken.get() : null;
    const known = proves.some((call) => request.url.startsWith(api + call)) ? await deviceToken.get() : null;
    if (known) request.headers.set(deviceHeader, known);
    if (sent) request.headers.set('authorization', `Bearer ${sent}`);
    return withWholeAddresses(await answerTo(request, sent, init), api);
  };
}

/** Start of a JSON string with a file's address. Quotes in user texts are escaped, so they do not match. */
const fileAddress = /(?<!\\)"\/api\/files\//g;

async function withWholeAddresses(answer: Response, api: string): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const text = await answer.text();
  return new Response(wholeAddresses(text, api) || null, answer);
}

/** Makes file addresses in JSON absolute, because pictures are on the server, not on the phone. */
export function wholeAddresses(json: string, api: string): string {
  return json.replace(fileAddress, `"${api}/files/`);
}
