import type { BaseContext } from '../../platform/procedure.ts';
import type { Files } from '../files/types.ts';

/** What the procedures of this slice need of the node. */
export type ProfilesContext = BaseContext & { files: Files };
