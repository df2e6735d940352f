import { createContext, use } from 'react';
import type { Side } from './types.ts';

/** The side from which the page shows conversations. */
export const SideContext = createContext<Side>('customer');

export function useSide(): Side {
  return use(SideContext);
}
