import { OwnMeaning } from './own-meaning.tsx';
import { SaveWord, type SaveWordProps } from './save-word.tsx';

/** How the definition window saves the word: with its definition, or with a meaning that the learner writes. */
export const WordActions = ({ isUnknown, ...word }: SaveWordProps & { isUnknown: boolean }) =>
  isUnknown ? <OwnMeaning {...word} /> : <SaveWord {...word} />;
