import type { Secret } from './types.ts';

interface Parts {
  /** The address of the API, with its prefix. */
  api: string;
  sessionToken: Secret;
  deviceToken: Secret;
  language: () => string;
  send?: typeof fetch;
}

/** In which the server gives the app a session's token (it sets a cookie where a page of the site asks). */
const tokenHeader = 'set-auth-token';
/** In which a phone on which an account has signed in proves it: guesses from elsewhere do not lock it out. */
const deviceHeader = 'device-token';

/** Calls of the session itself, which on the web live on its cookie. */
const sessionCalls = '/auth/';
const proves = [sessionCalls, '/account/deletion-requests'];

/**
 * `fetch` for the app, whose pages come from the phone: no cookie goes to the server or comes from it. The session's token
 * takes its place, and addresses of files in an answer are made whole.
 */
export function createAppFetch({ api, sessionToken, deviceToken, language, send = fetch }: Parts): typeof fetch {
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

/** Where a text of the answer begins as the address of a file does; what people write has its quotes escaped. */
const fileAddress = /(?<!\\)"\/api\/files\//g;

async function withWholeAddresses(answer: Response, api: string): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const text = await answer.text();
  return new Response(wholeAddresses(text, api) || null, answer);
}

/** JSON whose addresses of files lead to the server: a picture is fetched from there, not from the phone. */
export function wholeAddresses(json: string, api: string): string {
  return json.replace(fileAddress, `"${api}/files/`);
}
