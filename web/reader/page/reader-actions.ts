/** The actions that both keys and buttons trigger. */
export interface ReaderActions {
  togglePlaying: () => void;
  next: () => void;
  previous: () => void;
  repeat: () => void;
  toggleLoop: () => void;
  toggleTranslations: () => void;
}
