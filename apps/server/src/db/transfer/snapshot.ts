/** All rows of a database at one moment, read from the database itself or from a backup file. */
export interface Snapshot {
  header: SnapshotHeader;
  /** In an order in which rows come after the rows they refer to. Each table's rows must be read before the next table. */
  tables(): AsyncIterable<{ table: SnapshotTable; data: TableData }>;
  /** To be asked for after the tables. */
  sequences(): Promise<SnapshotSequence[]>;
}

export interface SnapshotHeader {
  format: 'msurvey-backup';
  version: 1;
  createdAt: string;
  /** The server it came from, for people who read the file. */
  postgres: string;
  /** The schema is not part of a snapshot: these migrations make it. */
  migrations: string[];
  tables: SnapshotTable[];
}

export interface SnapshotTable {
  schema: string;
  name: string;
  columns: string[];
}

/** Rows in PostgreSQL's COPY text format, in pieces that need not end where a row ends. */
export interface TableData extends AsyncIterable<Buffer> {
  /** Known once all pieces were read. */
  rows: number;
}

export interface SnapshotSequence {
  schema: string;
  name: string;
  value: string;
  called: boolean;
}
