export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  isDisabled?: boolean;
  lang?: string;
};
