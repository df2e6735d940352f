import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { limitWrites, requireViewer, takeOrRefuse, tooMany } from '../../../platform/procedure.ts';
import { spendCode } from '../../auth/commands/spend-code.ts';
import { hasFactor } from '../../auth/queries/factors.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { isProof } from '../commands/check-proof.ts';
import { deactivate } from '../commands/deactivate.ts';
import { deleteAccount } from '../commands/delete-account.ts';
import { deletionLinkMinutes, findDeletion } from '../commands/request-deletion.ts';
import type { AccountContext } from '../types.ts';
import { requireFreshFactor } from './require-fresh-factor.ts';

const { deactivate: goAway, delete: remove, requestDeletion, confirmDeletion } = accountContract;
const api = implement({
  deactivate: goAway,
  delete: remove,
  requestDeletion,
  confirmDeletion,
}).$context<AccountContext>();

/** Throws what stands against it; afterwards the account is gone, here and on every node. */
async function removeAccount(context: AccountContext, userId: string, refuse: Refusals): Promise<void> {
  const outcome = await deleteAccount(context.db, { userId, now: context.now() });
  if (!outcome.ok && outcome.reason === 'LAST_ADMIN') throw refuse.LAST_ADMIN({ data: { field: '' } });
  if (!outcome.ok) throw refuse.BOOKING_OPEN({ data: { field: '', bookingIds: outcome.bookingIds } });
  context.auth.forgetUser(userId);
  context.payments.work.wake();
}

interface Refusals {
  LAST_ADMIN(options: { data: { field: string } }): Error;
  BOOKING_OPEN(options: { data: { field: string; bookingIds: string[] } }): Error;
}

interface CodeRefusals {
  CODE_REQUIRED(options: { data: { field: string } }): Error;
  INVALID_CODE(options: { data: { field: string } }): Error;
}

/** Whoever reads the mailbox must have the second factor as well. */
async function requireCode(
  context: AccountContext,
  { userId, code }: { userId: string; code: string | undefined },
  refuse: CodeRefusals,
): Promise<void> {
  const { db, auth, now } = context;
  if (!(await hasFactor(db, userId))) return;
  if (code === undefined) throw refuse.CODE_REQUIRED({ data: { field: 'code' } });
  const outcome = await spendCode(db, auth.factorKeys, { userId, code, now: now() });
  if (outcome.ok) return;
  if (outcome.reason === 'LOCKED') throw tooMany(context, outcome.retryAfterSeconds);
  if (outcome.reason === 'INVALID_CODE') throw refuse.INVALID_CODE({ data: { field: 'code' } });
}

/** Going away. */
export const awayProcedures = api.router({
  deactivate: api.deactivate
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context: { db, viewer, auth } }) => {
      await deactivate(db, viewer.userId);
      auth.forgetUser(viewer.userId);
      return { ok: true as const };
    }),
  delete: api.delete
    .use(requireViewer)
    .use(requireFreshFactor)
    .handler(async ({ input, context, errors }) => {
      const { db, auth } = context;
      const { userId } = context.viewer;
      // Who got hold of an open session must not try passwords through it.
      await takeOrRefuse(context, 'passwordOfAccount', userId);
      if (!(await isProof(db, auth, { userId, proof: input.proof })))
        throw errors.WRONG_PROOF({ data: { field: 'proof' } });
      await removeAccount(context, userId, errors);
      return { ok: true as const };
    }),
  requestDeletion: api.requestDeletion.handler(async ({ input, context }) => {
    const { address, headers } = context.request;
    const account = input.email.toLowerCase();
    const device = context.auth.devices.recognise(headers, account);
    if (device) await takeOrRefuse(context, 'resetOfDevice', `deletion ${device}`);
    else {
      await takeOrRefuse(context, 'resetOfAddress', address);
      await takeOrRefuse(context, 'resetOfAccount', `deletion ${account}`);
    }
    // The link is made when the mail leaves: no answer's time tells whether the address has an account.
    await queueMail(context.db, { kind: 'deletion', address: input.email, linkMinutes: deletionLinkMinutes });
    return { ok: true as const };
  }),
  confirmDeletion: api.confirmDeletion.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'resetOfAddress', context.request.address);
    const userId = await findDeletion(context.db, input.token);
    if (!userId) throw errors.INVALID_TOKEN({ data: { field: 'token' } });
    await requireCode(context, { userId, code: input.code }, errors);
    await removeAccount(context, userId, errors);
    return { ok: true as const };
  }),
});
