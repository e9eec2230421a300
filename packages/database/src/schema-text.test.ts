import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { renderSchema } from './schema-text.ts'
import { openTestDatabase } from './testing.ts'

const { db } = await openTestDatabase()

/** Statements of a schema of their own, in an order that is not that of the text. */
const STATEMENTS = [
  'create schema read_by_people',
  'set local search_path to read_by_people',
  `create table rooms (id uuid primary key, "order" int not null default 3, name text collate "C",
     twice int generated always as ("order" * 2) stored, check ("order" >= 0), unique (name))`,
  'create index rooms_by_twice on rooms (twice) where name is not null',
  `create unlogged table beds (room_id uuid not null references rooms on delete cascade, place int,
     primary key (room_id, place)) with (fillfactor = 50)`,
  'create table kysely_migration (name text)',
  "create function told() returns trigger language plpgsql as 'begin return null; end'",
  'create trigger told after delete on rooms for each row execute function told()',
]

const TEXT = `-- The schema after all migrations, to be read: tables with their columns, constraints, indexes and
-- triggers, then functions. Written by \`npm run db:types\`: change a migration, not this file.

CREATE UNLOGGED TABLE beds (
  room_id uuid NOT NULL,
  place integer NOT NULL,
  CONSTRAINT beds_pkey PRIMARY KEY (room_id, place),
  CONSTRAINT beds_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE
) WITH (fillfactor=50);

CREATE TABLE rooms (
  id uuid NOT NULL,
  "order" integer NOT NULL DEFAULT 3,
  name text COLLATE "C",
  twice integer GENERATED ALWAYS AS ("order" * 2) STORED,
  CONSTRAINT rooms_pkey PRIMARY KEY (id),
  CONSTRAINT rooms_name_key UNIQUE (name),
  CONSTRAINT rooms_order_check CHECK ("order" >= 0)
);
CREATE INDEX rooms_by_twice ON rooms USING btree (twice) WHERE name IS NOT NULL;
CREATE TRIGGER told AFTER DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION told();

CREATE OR REPLACE FUNCTION told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$begin return null; end$function$;
`

it('writes tables with all that belongs to them by name, then functions', async () => {
  const undone = new Error('undone')
  const work = db.transaction().execute(async (transaction) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(transaction)
    expect(await renderSchema(transaction)).toBe(TEXT)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})
