import { createContext, use } from 'react';
import type { Side } from './types.ts';

/** On whose side the conversation on the page is looked at. */
export const SideContext = createContext<Side>('customer');

export function useSide(): Side {
  return use(SideContext);
}
