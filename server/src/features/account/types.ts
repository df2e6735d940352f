import type { BaseContext } from '../../platform/procedure.ts';
import type { SignIn } from '../auth/types.ts';

/** `payments`: links that can be paid no more are closed after the change. */
export type AccountContext = BaseContext & { auth: SignIn; payments: { work: { wake(): void } } };
