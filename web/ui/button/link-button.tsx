import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './anchor-button.tsx';

/** A router link with the look of a button; `to` and its params are checked against the routes. */
export const LinkButton = createLink(AnchorButton);
