import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { awayProcedures } from './procedures/away.ts';
import { exportProcedures } from './procedures/export.ts';
import { sessionProcedures } from './procedures/sessions.ts';
import { signInProcedures } from './procedures/sign-in.ts';
import type { AccountContext } from './types.ts';

export const accountProcedures = implement(accountContract)
  .$context<AccountContext>()
  .router({ ...sessionProcedures, ...signInProcedures, ...awayProcedures, ...exportProcedures });
