/** What a key or a button can do in the reader. */
export interface ReaderActions {
  togglePlaying: () => void;
  next: () => void;
  previous: () => void;
  repeat: () => void;
  toggleLoop: () => void;
  toggleTranslations: () => void;
}
