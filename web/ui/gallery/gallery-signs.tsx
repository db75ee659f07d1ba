import { Fox, FoxMark, type FoxPose } from '../image/fox.tsx';
import { Icon } from '../image/icon.tsx';
import { type IconName, iconDrawings } from '../image/icon-drawings.ts';
import styles from './gallery-page.module.css';
import { GalleryPart, GalleryRow } from './gallery-part.tsx';

const poses: readonly FoxPose[] = ['reading', 'listening', 'writing', 'sleeping', 'lost', 'waving'];

export function GallerySigns() {
  return (
    <>
      <GalleryPart title="Fox">
        <GalleryRow>
          <FoxMark />
          {poses.map((pose) => (
            <Fox key={pose} pose={pose} size="6rem" />
          ))}
        </GalleryRow>
      </GalleryPart>
      <GalleryPart title="Icons">
        <ul className={styles.icons}>
          {Object.keys(iconDrawings)
            .filter(isIconName)
            .map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
        </ul>
      </GalleryPart>
    </>
  );
}

function isIconName(name: string): name is IconName {
  return name in iconDrawings;
}
