import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './anchor-button.tsx';

/** The look of a button for what is a way to another page; `to` and its params are checked against the routes. */
export const LinkButton = createLink(AnchorButton);
