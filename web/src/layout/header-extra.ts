import { createContext, type ReactNode } from 'react';

/** Content of a feature for every page's header. The layout imports no feature. */
export const HeaderExtra = createContext<ReactNode>(null);
