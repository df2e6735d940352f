import type { BaseContext } from '../../platform/procedure.ts';
import type { SignIn } from '../auth/types.ts';
import type { Files } from '../files/types.ts';

export type AccountContext = BaseContext & { auth: SignIn; files: Files };
