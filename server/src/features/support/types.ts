import type { BaseContext } from '../../platform/procedure.ts';
import type { Files } from '../files/types.ts';

/** What the product does with support on this node. */
export interface Support {
  /** Text messages really leave: a provider is set up. */
  sendsSms: boolean;
  /** A call was asked for: confirm it now. */
  wake(): void;
  /** Resolves when what is due has been tried. */
  idle(): Promise<void>;
}

export type SupportContext = BaseContext & { files: Files; support: Support };
