import type { BaseContext } from '../../platform/procedure.ts';
import type { Files } from '../files/types.ts';

export interface Support {
  sendsSms: boolean;
  wake(): void;
  idle(): Promise<void>;
}

export type SupportContext = BaseContext & { files: Files; support: Support };
