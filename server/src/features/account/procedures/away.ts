import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { limitWrites, requireViewer, takeOrRefuse, tooMany } from '../../../platform/procedure.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { isProof } from '../commands/check-proof.ts';
import { deactivate } from '../commands/deactivate.ts';
import { type DeleteRefusal, deleteAccount } from '../commands/delete-account.ts';
import { deleteByLink } from '../commands/delete-by-link.ts';
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

interface Refusals {
  LAST_ADMIN(options: { data: { field: string } }): Error;
  BOOKING_OPEN(options: { data: { field: string; bookingIds: string[] } }): Error;
}

function refusalOf(outcome: Exclude<DeleteRefusal, { reason: 'GONE' }>, refuse: Refusals): Error {
  if (outcome.reason === 'LAST_ADMIN') return refuse.LAST_ADMIN({ data: { field: '' } });
  return refuse.BOOKING_OPEN({ data: { field: '', bookingIds: outcome.bookingIds } });
}

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
      // Limits guesses of the password through an open session.
      await takeOrRefuse(context, 'passwordOfAccount', userId);
      if (!(await isProof(db, auth, { userId, proof: input.proof })))
        throw errors.WRONG_PROOF({ data: { field: 'proof' } });
      const outcome = await deleteAccount(db, { userId, now: context.now() });
      if (!outcome.ok && outcome.reason !== 'GONE') throw refusalOf(outcome, errors);
      auth.forgetUser(userId);
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
    // The link is created when the mail is sent, so that the response time does not reveal accounts.
    await queueMail(context.db, { kind: 'deletion', address: input.email, linkMinutes: deletionLinkMinutes });
    return { ok: true as const };
  }),
  confirmDeletion: api.confirmDeletion.handler(async ({ input, context, errors }) => {
    await takeOrRefuse(context, 'resetOfAddress', context.request.address);
    const { db, auth, now } = context;
    const userId = await findDeletion(db, input.token);
    if (!userId) throw errors.INVALID_TOKEN({ data: { field: 'token' } });
    const outcome = await deleteByLink(db, auth.factorKeys, { userId, code: input.code, now: now() });
    if (outcome.ok) {
      auth.forgetUser(userId);
      return { ok: true as const };
    }
    switch (outcome.reason) {
      case 'LOCKED':
        throw tooMany(context, outcome.retryAfterSeconds);
      case 'CODE_REQUIRED':
      case 'INVALID_CODE':
        throw errors[outcome.reason]({ data: { field: 'code' } });
      case 'GONE':
        throw errors.INVALID_TOKEN({ data: { field: 'token' } });
      case 'LAST_ADMIN':
      case 'BOOKING_OPEN':
        throw refusalOf(outcome, errors);
    }
  }),
});
