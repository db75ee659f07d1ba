import { createContext } from 'react';

/** Whether there is a main part of the page around already: there is one a page. */
export const InsideMain = createContext(false);
