import type { BaseContext } from '../../platform/procedure.ts';
import type { Files } from '../files/types.ts';

/** Support work on this node. */
export interface Support {
  /** Whether an SMS provider is set up. */
  sendsSms: boolean;
  /** Call it after a call was requested, to confirm it now. */
  wake(): void;
  /** Resolves when everything due has been tried. */
  idle(): Promise<void>;
}

export type SupportContext = BaseContext & { files: Files; support: Support };
