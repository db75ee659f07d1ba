import type pg from 'pg';

export interface ReturnedColumn {
  name: string;
  /**
   * The type that the driver returns: `string`, `number`, `boolean`, `date`, `bytes` or `list of string`; `anything` for JSON.
   */
  kind: string;
  /** Whether the value can be null. Undefined if it is an expression and not a column of a table. */
  isNullable: boolean | undefined;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

interface TableColumn {
  table: string;
  column: string;
  isNullable: boolean;
}

/** Creates a function that returns the columns of an SQL statement. PostgreSQL parses the statement without running it. */
export async function createDescriber(client: pg.Client) {
  const { rows: types } = await client.query<{ id: number; name: string; element: string | null }>(
    `select t.oid as id, t.typname as name, e.typname as element
    from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  );
  const { rows: columns } = await client.query<TableColumn & { tableId: number; number: number }>(
    `select attrelid as "tableId", attnum::int as number, attrelid::regclass::text as table, attname::text as column,
      not attnotnull and attgenerated = '' as "isNullable"
    from pg_attribute where attnum > 0`,
  );
  const typesById = new Map(types.map((type) => [type.id, type]));
  const columnsById = new Map(columns.map((column) => [`${column.tableId} ${column.number}`, column]));

  return async (text: string): Promise<ReturnedColumn[]> => {
    const fields = await describeFields(client, text);
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const { name: type = '', element = null } = typesById.get(dataTypeID) ?? {};
      const origin = columnsById.get(`${tableID} ${columnID}`);
      return {
        name,
        kind: element === null ? kindOf(type) : `list of ${kindOf(element)}`,
        isNullable: origin && mayBeNull(text, name, origin),
      };
    });
  };
}

/**
 * Whether a column may be null in the result: the column is nullable, or its table is left-joined. A column that the
 * statement tests with “is not null” is never null.
 */
function mayBeNull(text: string, name: string, { table, column, isNullable }: TableColumn) {
  if (new RegExp(`\\b${column} is not null`).test(text)) return false;
  const [, alias = table] = new RegExp(`\\b(\\w+)\\.${column}(?: as "?${name}"?)?\\s*(?:,|\\s)`).exec(text) ?? [];
  const isLeftJoined = new RegExp(`(left|full) join ${table} (as )?${alias}\\b|(left|full) join ${alias}\\b`).test(
    text,
  );
  return isNullable || isLeftJoined;
}

/**
 * The kind of JavaScript value that the driver returns for each PostgreSQL type. The driver returns bigint and numeric as text.
 */
const kinds: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  date: 'date',
  timestamp: 'date',
  timestamptz: 'date',
  bytea: 'bytes',
  json: 'anything',
  jsonb: 'anything',
};

const kindOf = (type: string) => kinds[type] ?? 'string';

/** Sends the messages Parse and Describe of PostgreSQL's extended query protocol, as a custom query object of the driver. */
const describeFields = (client: pg.Client, text: string) =>
  new Promise<Field[]>((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleParseComplete() {},
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
