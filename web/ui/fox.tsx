import mark from '../assets/fox.svg';
import listening from '../assets/fox-listening.svg';
import lost from '../assets/fox-lost.svg';
import reading from '../assets/fox-reading.svg';
import sleeping from '../assets/fox-sleeping.svg';
import waving from '../assets/fox-waving.svg';
import writing from '../assets/fox-writing.svg';
import styles from './fox.module.css';

const poses = { reading, listening, writing, sleeping, lost, waving };

export type FoxPose = keyof typeof poses;

/** Foxy at beginnings, waits, ends and losses; the words beside it say what it means. */
export function Fox({ pose, size = '8rem' }: { pose: FoxPose; size?: string }) {
  return <img className={styles.fox} src={poses[pose]} style={{ inlineSize: size }} alt="" aria-hidden="true" />;
}

export function FoxMark({ size = '2rem' }: { size?: string }) {
  return <img className={styles.mark} src={mark} style={{ inlineSize: size }} alt="" aria-hidden="true" />;
}
