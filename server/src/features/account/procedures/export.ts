import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import { exportAccount } from '../commands/export-account.ts';
import type { AccountContext } from '../types.ts';
import { requireFreshFactor } from './require-fresh-factor.ts';

const api = implement({ export: accountContract.export }).$context<AccountContext>();

const retryAfterSeconds = 30;

export const exportProcedures = api.router({
  export: api.export
    .use(requireViewer)
    .use(requireFreshFactor)
    .handler(async ({ context, errors }) => {
      const { db, files, viewer, now } = context;
      await takeOrRefuse(context, 'exportOfAccount', viewer.userId);
      const file = await exportAccount(db, files, { userId: viewer.userId, now: now() });
      if (file) return file;
      context.request.responseHeaders.set('retry-after', String(retryAfterSeconds));
      throw errors.RATE_LIMITED({ data: { retryAfterSeconds } });
    }),
});
