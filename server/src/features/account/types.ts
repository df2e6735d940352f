import type { BaseContext } from '../../platform/procedure.ts';
import type { SignIn } from '../auth/types.ts';
import type { Files } from '../files/types.ts';

export interface DeletionWish {
  email: string;
}

/** What the node does for the account after a change. */
export interface AccountWork {
  /** There may be farewells to send. */
  wake(this: void): void;
  /** Has a link mailed when the address has an account; takes alike whether it has. */
  askDeletion(this: void, wish: DeletionWish): Promise<void>;
}

/** `payments`: links that can be paid no more are closed after the change. */
export type AccountContext = BaseContext & {
  auth: SignIn;
  files: Files;
  account: AccountWork;
  payments: { work: { wake(): void } };
};
