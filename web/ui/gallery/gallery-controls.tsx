import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Autocomplete } from '../form/autocomplete.tsx';
import { Field } from '../form/field.tsx';
import { InputGroup } from '../form/input-group.tsx';
import { Multiselect } from '../form/multiselect.tsx';
import { Select } from '../form/select.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextInput } from '../form/text-input.tsx';
import { GoogleMark } from '../image/google-mark.tsx';
import { Icon } from '../image/icon.tsx';
import { GalleryPart, GalleryRow } from './gallery-part.tsx';

const languages = [
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'sl', label: 'Slovenian', isDisabled: true },
];

const titles = ['El faro que no quería dormir', 'El mercado antes del alba', 'La luna que perdimos'];

export function GalleryControls() {
  return (
    <>
      <Buttons />
      <TextFields />
      <Choices />
    </>
  );
}

function Buttons() {
  return (
    <GalleryPart title="Buttons">
      <GalleryRow>
        <Button>Continue</Button>
        <Button icon="plus">Create new</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="plain">Plain</Button>
        <Button variant="danger">Delete my account</Button>
      </GalleryRow>
      <GalleryRow>
        <Button disabled>Disabled</Button>
        <Button isBusy>Saving</Button>
        <Button isBusy variant="outline">
          Sending
        </Button>
        <LinkButton to="/" variant="outline" icon="home">
          Link to home
        </LinkButton>
      </GalleryRow>
      <GalleryRow>
        <Button size="large">Large button</Button>
        <Button size="compact">Compact</Button>
        <Button size="compact" variant="outline" icon="refresh">
          Try again
        </Button>
      </GalleryRow>
      <GalleryRow>
        <IconButton icon="bell" label="Notifications, 3 unread" badge={3} />
        <IconButton icon="loop" label="Loop" isPressed />
        <IconButton icon="minus" label="Slower" variant="outline" />
        <IconButton icon="play" label="Play" variant="primary" />
        <IconButton icon="trash" label="Delete" disabled />
      </GalleryRow>
      <Button variant="outline" isWide>
        <GoogleMark />
        Continue with Google
      </Button>
      <Button isWide lang="de">
        Übersetzung anfordern und benachrichtigen, sobald sie fertig ist
      </Button>
    </GalleryPart>
  );
}

function TextFields() {
  return (
    <GalleryPart title="Text">
      <Field label="Name" hint="As others see it.">
        <TextInput autoComplete="off" placeholder="Maja" />
      </Field>
      <Field label="E-mail" error="This is not an e-mail address; something like maja@example.com is.">
        <TextInput type="email" defaultValue="maja@" />
      </Field>
      <Field label="Not to be changed">
        <TextInput defaultValue="maja.kovacic@example.com" disabled />
      </Field>
      <Field label="Feedback">
        <TextArea counter={(length) => `${length} of 500`} defaultValue="It helps." maxLength={500} />
      </Field>
      <Field label="Price">
        <InputGroup start="€" end="a month">
          <TextInput inputMode="decimal" defaultValue="5" />
        </InputGroup>
      </Field>
      <Field label="Address of the feed">
        <InputGroup start={<Icon name="link" />} end={<IconButton icon="copy" label="Copy the address" />}>
          <TextInput defaultValue="https://example.com/feed" readOnly />
        </InputGroup>
      </Field>
    </GalleryPart>
  );
}

function Choices() {
  const [language, setLanguage] = useState<string>();
  const [several, setSeveral] = useState(['es', 'de']);
  const [text, setText] = useState('');
  const options = titles
    .filter((title) => title.toLowerCase().includes(text.toLowerCase()))
    .map((title) => ({ value: title, label: title }));

  return (
    <GalleryPart title="Choices">
      <Field label="Language">
        <Select options={languages} value={language} onChange={setLanguage} placeholder="Choose one" />
      </Field>
      <Field label="Plan" error="Choose a plan that is still offered.">
        <Select options={languages} value="es" onChange={setLanguage} />
      </Field>
      <Field label="Languages">
        <Multiselect options={languages} value={several} onChange={setSeveral} placeholder="Choose some" />
      </Field>
      <Field label="Article">
        <Autocomplete
          options={options}
          text={text}
          onTextChange={setText}
          onPick={(option) => setText(option.label)}
          placeholder="Search articles"
          words={{ clear: 'Clear the search', empty: 'Nothing found' }}
          icon="search"
        />
      </Field>
    </GalleryPart>
  );
}
