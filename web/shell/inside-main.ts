import { createContext } from 'react';

/** Whether a <main> element surrounds this component. Needed because a page may have only one <main>. */
export const InsideMain = createContext(false);
