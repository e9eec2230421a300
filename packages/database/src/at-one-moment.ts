import type { Kysely } from 'kysely'
import { ScopedKysely } from './connection/transaction-scope.ts'

/**
 * Reads in a transaction that sees the database at one moment, and writes nothing. The embedded
 * engine serves no other caller meanwhile.
 */
export const atOneMoment = <Schema, Read>(
  db: Kysely<Schema>,
  read: (tx: Kysely<Schema>) => Promise<Read>,
): Promise<Read> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/**
 * Reads at one moment while people work: on the embedded engine, whose one connection it would
 * hold all the time, it reads without a transaction.
 */
export const atOneMomentBesideOthers = <Schema, Read>(
  db: Kysely<Schema>,
  read: (db: Kysely<Schema>) => Promise<Read>,
): Promise<Read> => (hasOneConnection(db) ? read(db) : atOneMoment(db, read))

const hasOneConnection = (db: object): boolean => db instanceof ScopedKysely && db.hasOneConnection
