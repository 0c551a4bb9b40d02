import pg from 'pg';
import { emptiedColumns, type Plan } from './plan.ts';

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** A column of a statement's result, as PostgreSQL describes it. */
export interface Column {
  name: string;
  typeOid: number;
  /** `int8`, `_text`, the name of an enumeration … */
  type: string;
  /** Null where it is no column of a table but the value of an expression. */
  mayBeNull: boolean | null;
}

interface Catalogue {
  types: Map<number, string>;
  /** Columns of tables that may be null, by table and number. */
  nullable: Map<string, string>;
}

/** Parses and describes a statement, and executes nothing. */
class Describe {
  fields: Field[] = [];
  constructor(
    private readonly text: string,
    private readonly done: (error: Error | null) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription(message: { fields: Field[] }): void {
    this.fields = message.fields;
  }

  handleError(error: Error): void {
    this.done(error);
  }

  handleReadyForQuery(): void {
    this.done(null);
  }
}

const described = (client: pg.Client, text: string): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    const describe = new Describe(text, (error) => (error ? reject(error) : resolve(describe.fields)));
    client.query(describe as unknown as pg.Submittable);
  });

async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  const nullable = await client.query<{ key: string; attname: string }>(
    `SELECT attrelid || '.' || attnum AS key, attname FROM pg_attribute WHERE attnum > 0 AND NOT attnotnull`,
  );
  return {
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    nullable: new Map(nullable.rows.map(({ key, attname }) => [key, attname])),
  };
}

/** The statement leaves out the rows in which this column is null. */
const isLeftOut = (text: string, column: string) =>
  new RegExp(`\\b(where|and|on)\\s+(\\w+\\.)?${column} (is not null\\b|= (any\\()?\\$)`, 'i').test(text);

/** The planner knows which columns an outer join can leave empty: it has removed the joins that cannot. */
async function planOf(client: pg.Client, text: string): Promise<Plan | undefined> {
  if (!/^\s*(select|insert|update|delete|with|merge|values)\b/i.test(text)) return undefined;
  const { rows } = await client.query(`EXPLAIN (VERBOSE, GENERIC_PLAN, FORMAT JSON) ${text}`);
  return rows[0]?.['QUERY PLAN'][0].Plan;
}

/** Describes statements on a database with our tables. PostgreSQL 15 does not plan without values: there joins are not seen. */
export async function openDescriber(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  const catalogue = await readCatalogue(client);
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const canPlan = Number(rows[0]?.server_version_num) >= 160_000;
  return {
    async describe(text: string): Promise<Column[]> {
      const fields = await described(client, text);
      const plan = canPlan && fields.length ? await planOf(client, text) : undefined;
      const emptied = plan ? emptiedColumns(plan) : [];
      return fields.map(({ name, tableID, columnID, dataTypeID }, i) => {
        const nullable = catalogue.nullable.get(`${tableID}.${columnID}`);
        const byTable = tableID === 0 ? null : nullable !== undefined && !isLeftOut(text, nullable);
        const type = catalogue.types.get(dataTypeID) ?? `type ${dataTypeID}`;
        return { name, type, typeOid: dataTypeID, mayBeNull: emptied[i] || byTable };
      });
    },
    end: () => client.end(),
  };
}
