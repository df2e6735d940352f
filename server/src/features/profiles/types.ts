import type { BaseContext } from '../../platform/procedure.ts';
import type { Files } from '../files/types.ts';

export type ProfilesContext = BaseContext & { files: Files };
