import { createContext, use } from 'react';
import type { Side } from './types.ts';

export const SideContext = createContext<Side>('customer');

export function useSide(): Side {
  return use(SideContext);
}
