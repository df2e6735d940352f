import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { limitWrites, requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { recordConsent } from '../../auth/commands/record-consent.ts';
import { changePassword } from '../commands/change-password.ts';
import { linkGoogle } from '../commands/link-google.ts';
import { unlinkGoogle } from '../commands/unlink-google.ts';
import { findSignInMethods } from '../queries/sign-in-methods.ts';
import type { AccountContext } from '../types.ts';

const { changePassword: change, declareAge, signInMethods, linkGoogle: link, unlinkGoogle: unlink } = accountContract;
const api = implement({
  changePassword: change,
  declareAge,
  signInMethods,
  linkGoogle: link,
  unlinkGoogle: unlink,
}).$context<AccountContext>();

async function methodsOf({ db, auth }: Pick<AccountContext, 'db' | 'auth'>, userId: UserId) {
  return { ...(await findSignInMethods(db, userId)), isGoogleAvailable: auth.hasGoogle };
}

export const signInProcedures = api.router({
  changePassword: api.changePassword.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { viewer } = context;
    await takeOrRefuse(context, 'passwordOfAccount', viewer.userId);
    if (await context.auth.passwords.isCommon(input.newPassword))
      throw errors.PASSWORD_TOO_COMMON({ data: { field: 'newPassword' } });
    const outcome = await changePassword(context.db, context.auth, { viewer, ...input });
    if (outcome.ok) return { ok: true as const };
    const field = outcome.reason === 'SAME_PASSWORD' ? 'newPassword' : 'currentPassword';
    throw errors[outcome.reason]({ data: { field } });
  }),
  declareAge: api.declareAge
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context: { db, viewer } }) => {
      await recordConsent(db, { userId: viewer.userId, kind: 'age', language: input.language });
      return { ok: true as const };
    }),
  signInMethods: api.signInMethods
    .use(requireViewer)
    .handler(({ context }) => methodsOf(context, context.viewer.userId)),
  linkGoogle: api.linkGoogle
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const url = await linkGoogle(context.auth, { viewer: context.viewer, next: input.next });
      if (!url) throw errors.PROVIDER_UNAVAILABLE();
      for (const cookie of url.cookies) context.request.responseHeaders.append('set-cookie', cookie);
      return { url: url.address };
    }),
  unlinkGoogle: api.unlinkGoogle
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context, errors }) => {
      const { userId } = context.viewer;
      const isUnlinked = await unlinkGoogle(context.db, userId);
      if (!isUnlinked) throw errors.LAST_SIGN_IN_METHOD({ data: { field: '' } });
      return await methodsOf(context, userId);
    }),
});
