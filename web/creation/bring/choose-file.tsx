import { type ReactNode, useRef } from 'react';
import { fileExtensions } from '../../../domain/creation/import.ts';
import { Button } from '../../ui/button/button.tsx';

interface ChooseFileProps {
  /** The accessible name of the file input. */
  label: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

export function ChooseFile({ label, onChoose, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={fileExtensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Resets the input, so that choosing the same file again (for example, after a failure) fires a change event.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
