import mark from '../../assets/fox.svg';
import listening from '../../assets/fox-listening.svg';
import lost from '../../assets/fox-lost.svg';
import reading from '../../assets/fox-reading.svg';
import sleeping from '../../assets/fox-sleeping.svg';
import waving from '../../assets/fox-waving.svg';
import writing from '../../assets/fox-writing.svg';
import styles from './fox.module.css';

const poses = { reading, listening, writing, sleeping, lost, waving };

export type FoxPose = keyof typeof poses;

interface FoxProps {
  pose: FoxPose;
  size?: string;
  /** Use `className` instead of `size` on server-rendered pages: the content security policy forbids style attributes. */
  className?: string | undefined;
}

/** An illustration of Foxy. Decorative: the text beside it says the same. */
export function Fox({ pose, size = '8rem', className }: FoxProps) {
  const look = className === undefined ? { style: { inlineSize: size } } : {};
  return <img className={classes(styles.fox, className)} src={poses[pose]} {...look} alt="" aria-hidden="true" />;
}

export function FoxMark() {
  return <img className={styles.mark} src={mark} width="32" height="32" alt="" aria-hidden="true" />;
}

/** Logo and name for headers; the page provides the link. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <FoxMark /> Foxtale
    </span>
  );
}

const classes = (own: string | undefined, more: string | undefined) => (more === undefined ? own : `${own} ${more}`);
