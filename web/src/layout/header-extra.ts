import { createContext, type ReactNode } from 'react';

/** What a slice puts into the header of every page, on wide screens; the layout itself knows no slice. */
export const HeaderExtra = createContext<ReactNode>(null);
