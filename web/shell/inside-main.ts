import { createContext } from 'react';

/** Whether a <main> element surrounds this component: a page may have only one. */
export const InsideMain = createContext(false);
