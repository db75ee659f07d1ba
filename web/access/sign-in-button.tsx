import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { GoogleMark } from '../ui/image/google-mark.tsx';
import styles from './sign-in-button.module.css';

interface SignInButtonProps {
  isWaiting: boolean;
  isWide?: boolean;
  type?: 'button' | 'submit';
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Stays enabled while the popup is open: pressing it again focuses the popup. */
export function SignInButton({ isWaiting, isWide = false, type = 'button', onClick, children }: SignInButtonProps) {
  return (
    <Button type={type} size="large" isWide={isWide} onClick={onClick} data-waiting={isWaiting || undefined}>
      <span className={styles.mark}>
        <GoogleMark />
      </span>
      {children}
    </Button>
  );
}
