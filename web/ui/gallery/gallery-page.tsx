import { useRef } from 'react';
import { OverlayContainerProvider } from '../overlay/overlay-container.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import styles from './gallery-page.module.css';
import { GallerySigns } from './gallery-signs.tsx';
import { GalleryStates } from './gallery-states.tsx';

/** Shows every UI component in every state, in both themes. For development only, so its texts are not translated. */
export function GalleryPage() {
  return (
    <main className={styles.page} lang="en">
      <h1 className={styles.heading}>UI kit</h1>
      <div className={styles.themes}>
        <Theme name="Light theme" className={styles.theme} />
        <Theme name="Dark theme" className={`${styles.theme} dark-mode`} />
      </div>
    </main>
  );
}

function Theme({ name, className }: { name: string; className: string | undefined }) {
  const container = useRef<HTMLElement>(null);
  return (
    <section className={className} aria-label={name} ref={container}>
      <OverlayContainerProvider value={container}>
        <GalleryControls />
        <GalleryOverlays />
        <GalleryStates />
        <GalleryLists themeName={name} />
        <GallerySigns />
      </OverlayContainerProvider>
    </section>
  );
}
