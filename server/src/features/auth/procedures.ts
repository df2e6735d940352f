import { implement } from '@orpc/server';
import { authContract } from '@pahiya/contract/auth/contract';
import { nameWithLink } from '../../platform/invalid-input.ts';
import { isNameWithLink } from '../../platform/links/has-link.ts';
import { isFromPhoneApp, sessionTokenHeader } from '../../platform/phone-origins.ts';
import { type BaseContext, takeOrRefuse, tooMany } from '../../platform/procedure.ts';
import { passLanguage } from '../../platform/request-language.ts';
import { answerChallenge, openChallenge } from './commands/challenges.ts';
import type { OpenedSession } from './commands/open-session.ts';
import { renewSession, sessionProof } from './commands/open-session.ts';
import { confirmEmail, resetPassword } from './commands/recover-account.ts';
import { completeSignIn, signIn } from './commands/sign-in.ts';
import { signOut } from './commands/sign-out.ts';
import { signUp } from './commands/sign-up.ts';
import { factorProcedures } from './procedures/factors.ts';
import { withReturnMark } from './rules/return-address.ts';
import type { Auth } from './service/auth.ts';
import { clientAddressHeader } from './service/better-auth.ts';

type AuthContext = BaseContext & { auth: Auth };

const api = implement(authContract).$context<AuthContext>();
const done = { ok: true } as const;

/** Never a session or token. */
function origin({ request }: AuthContext): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.address });
  const userAgent = request.headers.get('user-agent');
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 300));
  passLanguage(request.headers, headers);
  return headers;
}

/** Addresses take turns, so that one that guesses passwords delays nobody else. */
function hashFairly<Result>({ auth, request }: AuthContext, work: () => Promise<Result>): Promise<Result> {
  return auth.hashFairly(request.address, work);
}

function setCookies(context: AuthContext, cookies: string[]): void {
  for (const cookie of cookies) context.request.responseHeaders.append('set-cookie', cookie);
}

function proofOf({ auth, request }: AuthContext): Headers | null {
  return sessionProof(request.headers, auth.origin);
}

/** The session's token is not given to pages of this site, because a malicious script could leak it. */
function answer(context: AuthContext, { session, sessionToken, cookies }: OpenedSession) {
  const { headers, responseHeaders } = context.request;
  if (isFromPhoneApp(headers)) responseHeaders.set(sessionTokenHeader, sessionToken);
  else setCookies(context, cookies);
  context.auth.devices.remember(headers, responseHeaders, session.user.email);
  return session;
}

/** A single stranger cannot lock out the owner, nor can many on a device on which the owner has signed in. */
async function limitSignIns(context: AuthContext, account: string): Promise<void> {
  const { address, headers } = context.request;
  const device = context.auth.devices.recognise(headers, account);
  if (device) return await takeOrRefuse(context, 'signInOfDevice', device);
  await takeOrRefuse(context, 'signInOfAddress', address);
  await takeOrRefuse(context, 'signInOfAccountAtAddress', `${account} ${address}`);
  await takeOrRefuse(context, 'signInOfAccount', account);
}

/** Counted separately for a known device, so that others cannot use them up. */
async function limitMailedLinks(context: AuthContext, account: string): Promise<void> {
  const { address, headers } = context.request;
  const device = context.auth.devices.recognise(headers, account);
  if (device) return await takeOrRefuse(context, 'resetOfDevice', device);
  await takeOrRefuse(context, 'resetOfAddress', address);
  await takeOrRefuse(context, 'resetOfAccount', account);
}

export const authProcedures = api.router({
  signUp: api.signUp.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'signUpOfAddress', context.request.address);
    if (isNameWithLink(input.fullName)) throw nameWithLink();
    if (await context.auth.passwords.isCommon(input.password))
      throw errors.PASSWORD_TOO_COMMON({ data: { field: 'password' } });
    const outcome = await hashFairly(context, () => signUp(context.auth, input, origin(context)));
    if (!outcome.ok) throw errors.EMAIL_TAKEN({ data: { field: 'email' } });
    return { session: outcome.opened && answer(context, outcome.opened) };
  }),
  signIn: api.signIn.handler(async ({ input, context, errors }) => {
    await limitSignIns(context, input.email.toLowerCase());
    const outcome = await hashFairly(context, () => signIn(context.auth, input, origin(context)));
    if (outcome.ok) return answer(context, outcome.opened);
    if (outcome.reason !== 'SECOND_STEP') throw errors[outcome.reason]();
    throw errors.CHALLENGE_REQUIRED({ data: await openChallenge(context.db, outcome.userId) });
  }),
  answerChallenge: api.answerChallenge.handler(async ({ input, context, errors }) => {
    const { db, auth, now } = context;
    await takeOrRefuse(context, 'signInOfAddress', context.request.address);
    const outcome = await answerChallenge(db, auth.factorKeys, { ...input, now: now() });
    if (!outcome.ok && outcome.reason === 'LOCKED') throw tooMany(context, outcome.retryAfterSeconds);
    if (!outcome.ok && outcome.reason === 'INVALID_CODE') throw errors.INVALID_CODE({ data: { field: 'code' } });
    if (!outcome.ok) throw errors.CHALLENGE_EXPIRED();
    const opened = await completeSignIn(auth, outcome.userId, origin(context));
    if (!opened) throw errors.CHALLENGE_EXPIRED();
    return answer(context, opened);
  }),
  token: api.token.handler(async ({ context, errors }) => {
    await takeOrRefuse(context, 'tokenOfAddress', context.request.address);
    const opened = await renewSession(context.auth, proofOf(context));
    if (!opened) throw errors.SESSION_NOT_FOUND();
    return answer(context, opened);
  }),
  signOut: api.signOut.handler(async ({ context }) => {
    setCookies(context, await signOut(context.db, context.auth, proofOf(context)));
    return done;
  }),
  forgotPassword: api.forgotPassword.handler(async ({ input, context }) => {
    await limitMailedLinks(context, input.email.toLowerCase());
    await context.auth.passwordForgotten(input.email);
    return done;
  }),
  resetPassword: api.resetPassword.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'resetOfAddress', context.request.address);
    if (await context.auth.passwords.isCommon(input.password))
      throw errors.PASSWORD_TOO_COMMON({ data: { field: 'password' } });
    const email = await hashFairly(context, () => resetPassword(context.db, context.auth, input));
    if (!email) throw errors.INVALID_TOKEN({ data: { field: 'token' } });
    // Access to the account's mail proves ownership, so a lock-out ends here.
    context.auth.devices.remember(context.request.headers, context.request.responseHeaders, email);
    return done;
  }),
  confirmEmail: api.confirmEmail.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'resetOfAddress', context.request.address);
    const outcome = await confirmEmail(context.auth, input.token, origin(context));
    if (outcome.ok) return answer(context, outcome.opened);
    if (outcome.reason === 'INVALID_TOKEN') throw errors.INVALID_TOKEN({ data: { field: 'token' } });
    throw errors.CHALLENGE_REQUIRED({ data: await openChallenge(context.db, outcome.userId) });
  }),
  providers: api.providers.handler(({ context }) => ({ google: context.auth.hasGoogle })),
  google: api.google.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'signInOfAddress', context.request.address);
    if (!context.auth.hasGoogle) throw errors.PROVIDER_UNAVAILABLE();
    const { headers, response } = await context.auth.betterAuth.api.signInSocial({
      body: { provider: 'google', callbackURL: withReturnMark(input.next), disableRedirect: true },
      headers: origin(context),
      returnHeaders: true,
    });
    if (!response.url) throw errors.PROVIDER_UNAVAILABLE();
    setCookies(context, headers.getSetCookie());
    return { url: response.url };
  }),
  factors: factorProcedures,
});
