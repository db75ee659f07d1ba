/** The subset of JSON Schema that responses need. */
export interface JsonSchema {
  $ref?: string;
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  enum?: readonly (string | number | boolean)[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}
