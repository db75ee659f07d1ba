import { createContext, use } from 'react';

type FieldWiring = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
};

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The attributes that tie a control to the label, the hint and the error of the field around it. */
export function useFieldControl(ownId?: string) {
  const field = use(FieldContext);
  return {
    id: ownId ?? field?.controlId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
  };
}

/** The same for controls that are built from several elements and want the ids one by one. */
export function useField() {
  return use(FieldContext);
}
