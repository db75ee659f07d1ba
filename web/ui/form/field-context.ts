import { createContext, use } from 'react';

type FieldWiring = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The attributes that connect a control to the label, hint and error of its field. */
export function useFieldControl(ownId?: string) {
  const field = use(FieldContext);
  return {
    id: ownId ?? field?.controlId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': field?.isRequired || undefined,
  };
}

/** The ids of the field, for controls that consist of several elements. */
export function useField() {
  return use(FieldContext);
}
