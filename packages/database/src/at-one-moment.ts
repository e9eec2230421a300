import type { Kysely } from 'kysely'
import { ScopedKysely } from './connection/transaction-scope.ts'

/**
 * Reads in a transaction that sees the database as it is at one moment, and writes nothing. On the
 * embedded engine nobody else is answered meanwhile.
 */
export const atOneMoment = <Schema, Read>(
  db: Kysely<Schema>,
  read: (tx: Kysely<Schema>) => Promise<Read>,
): Promise<Read> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/**
 * The same while people work: on the embedded engine, whose one connection nobody else would get
 * for as long as it takes, it reads as it goes.
 */
export const atOneMomentBesideOthers = <Schema, Read>(
  db: Kysely<Schema>,
  read: (db: Kysely<Schema>) => Promise<Read>,
): Promise<Read> => (hasOneConnection(db) ? read(db) : atOneMoment(db, read))

const hasOneConnection = (db: object): boolean => db instanceof ScopedKysely && db.hasOneConnection
