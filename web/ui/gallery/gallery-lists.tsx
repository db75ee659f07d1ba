import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { RadioCards } from '../form/radio-cards.tsx';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { Slider } from '../form/slider.tsx';
import { ToggleSwitch } from '../form/toggle-switch.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Card } from '../layout/card.tsx';
import { LinkRow } from '../layout/link-row.tsx';
import { ButtonRow, ListRow } from '../layout/list-row.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { GalleryTable } from './gallery-table.tsx';

export function GalleryLists({ themeName }: { themeName: string }) {
  return (
    <>
      <Breadcrumb label={`Breadcrumb, ${themeName}`} current="Reading speed">
        <Link to="/">Settings</Link>
      </Breadcrumb>
      <SettingsList />
      <Choices />
      <GalleryTable label={`Users, ${themeName}`} />
    </>
  );
}

function SettingsList() {
  const switchId = useId();
  const [isShown, setShown] = useState(false);
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');

  return (
    <Card padding="none">
      <LinkRow to="/" label="Native language" hint="Also the language of the app" value="English" />
      <ListRow label="Always show translations" hint="Off: a dotted line keeps their place" controlId={switchId}>
        <ToggleSwitch id={switchId} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
      </ListRow>
      <ListRow label="E-mail" value="friederike.strassenbahner@verkehrsgesellschaft.example" />
      <ListRow label="Theme">
        <SegmentedControl
          label="Theme"
          value={theme}
          onChange={setTheme}
          segments={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </ListRow>
      <ButtonRow label="Download my data" icon="download" />
      <ButtonRow label="Delete my account" icon="trash" isDanger />
    </Card>
  );
}

function Choices() {
  const [language, setLanguage] = useState<'es' | 'sl'>('es');
  const [speed, setSpeed] = useState(0.8);

  return (
    <GalleryPart title="Switches, cards, sliders">
      <ToggleSwitch label="Off" />
      <ToggleSwitch label="On" defaultChecked />
      <ToggleSwitch label="Not to be changed" defaultChecked disabled />
      <RadioCards
        label="Learning language"
        value={language}
        onChange={setLanguage}
        cards={[
          { value: 'es', title: 'Español', hint: 'Spanish', sign: 'es', lang: 'es' },
          { value: 'sl', title: 'Slovenščina', hint: 'Slovenian', sign: 'sl', lang: 'sl' },
        ]}
      />
      <Slider
        label="Reading speed"
        value={speed}
        onChange={setSpeed}
        range={{ min: 0.5, max: 1.5, step: 0.1 }}
        valueText={`${speed} times`}
        marks={['0.5× calm', '1× natural', '1.5× quick']}
      />
    </GalleryPart>
  );
}
