import { readFileSync } from 'node:fs';
import { createPool } from '../src/db/pool.ts';
const pool = createPool(JSON.parse(readFileSync('/tmp/pt/connection.json', 'utf8')));
const d = (await pool.query('select current_database() d')).rows[0].d;
await pool.query(`alter database "${d}" set random_page_cost = ${process.argv[2]}`); await pool.end();
