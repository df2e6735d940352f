import { createContext, type ReactNode } from 'react';

/** Content of a feature for every page's header on wide screens. The layout imports no feature. */
export const HeaderExtra = createContext<ReactNode>(null);
