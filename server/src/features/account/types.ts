import type { BaseContext } from '../../platform/procedure.ts';
import type { SignIn } from '../auth/types.ts';
import type { Files } from '../files/types.ts';

/** `payments`: links that can be paid no more are closed after the change. */
export type AccountContext = BaseContext & {
  auth: SignIn;
  files: Files;
  payments: { work: { wake(): void } };
};
