import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { limitWrites, requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import { isProof } from '../commands/check-proof.ts';
import { deactivate } from '../commands/deactivate.ts';
import { deleteAccount } from '../commands/delete-account.ts';
import type { AccountContext } from '../types.ts';

const { deactivate: goAway, delete: remove } = accountContract;
const api = implement({ deactivate: goAway, delete: remove }).$context<AccountContext>();

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
  delete: api.delete.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, viewer, auth, now, payments } = context;
    const { userId } = viewer;
    // Who got hold of an open session must not try passwords through it.
    await takeOrRefuse(context, 'passwordOfAccount', userId);
    if (!(await isProof(db, auth, { userId, proof: input.proof })))
      throw errors.WRONG_PROOF({ data: { field: 'proof' } });
    const outcome = await deleteAccount(db, { userId, now: now() });
    if (!outcome.ok && outcome.reason === 'LAST_ADMIN') throw errors.LAST_ADMIN({ data: { field: '' } });
    if (!outcome.ok) throw errors.BOOKING_OPEN({ data: { field: '', bookingIds: outcome.bookingIds } });
    auth.forgetUser(userId);
    payments.work.wake();
    return { ok: true as const };
  }),
});
