import { useLingui } from '@lingui/react/macro';

/** Formats how much of a field is used: "12 of 1,000". */
export function useCounter(most: number) {
  const { t, i18n } = useLingui();
  const mostCharacters = i18n.number(most);
  return (length: number) => {
    const typed = i18n.number(length);
    return t`${typed} of ${mostCharacters}`;
  };
}
