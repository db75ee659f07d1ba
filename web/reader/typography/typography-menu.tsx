import './typography.css';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Later, lazyLater } from '../../ui/loading/later.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import type { Place } from '../position/place.ts';

const TypographyPanel = lazyLater(async () => (await import('./typography-panel.tsx')).TypographyPanel);

/** Text size, line spacing, font, column width and line focus. */
export function TypographyMenu({ place }: { place: Place }) {
  const { t } = useLingui();
  return (
    <Popover label={t`Text settings`} trigger={<IconButton icon="text-size" label={t`Text settings`} />}>
      <Later>
        <TypographyPanel place={place} />
      </Later>
    </Popover>
  );
}
