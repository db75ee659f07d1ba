import './typography.css';
import { useLingui } from '@lingui/react/macro';
import { loadSection } from '../../platform/locale.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Later, lazyLater } from '../../ui/loading/later.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import type { Place } from '../position/place.ts';
import { useTypography } from './typography.ts';
import { useAccountTypography } from './use-account-typography.ts';

const TypographyPanel = lazyLater(async () => {
  await loadSection('reader/assist');
  return (await import('./typography-panel.tsx')).TypographyPanel;
});
const ReadingRuler = lazyLater(async () => (await import('./reading-ruler.tsx')).ReadingRuler);

/** The appearance of the text: size, spacing, font, paper colour, and reading aids such as the ruler. */
export function TypographyMenu({ place }: { place: Place }) {
  const { t } = useLingui();
  useAccountTypography(place);
  const { ruler } = useTypography();
  return (
    <>
      <Popover label={t`Text settings`} size="sheet" trigger={<IconButton icon="text-size" label={t`Text settings`} />}>
        <Later>
          <TypographyPanel place={place} />
        </Later>
      </Popover>
      {ruler === 'on' && (
        <Later>
          <ReadingRuler place={place} />
        </Later>
      )}
    </>
  );
}
