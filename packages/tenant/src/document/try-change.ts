import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { changePartly } from './change-partly.ts'
import { changeTenant } from './change-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import type { ChangeResult, TenantChange } from './tenant-change.ts'
import { within } from './within-transaction.ts'

/** Value read from a tenant as a change would leave it; or why the change is refused. */
export type Tried<Value> =
  | { readonly ok: true; readonly value: Value }
  | Exclude<ChangeResult, { readonly ok: true }>

class Ended<Value> extends Error {
  readonly tried: Tried<Value>

  constructor(tried: Tried<Value>) {
    super('a change was only tried')
    this.tried = tried
  }
}

/** Changes that are tried one after the other. */
type Trying = {
  /** Those that are there by then, as far as each of them fits. */
  readonly before?: readonly PlannedChange[]
  /** Undefined to read the result of the earlier ones. */
  readonly change: TenantChange | undefined
}

/** A change of later: made as far as it fits, or whole or not at all. */
export type PlannedChange = TenantChange & { readonly partly: boolean }

/**
 * Applies a change, reads the resulting tenant, and rolls the change back: no other transaction
 * ever sees it. It is judged like any other.
 */
export async function tryChange<Value>(
  { before = [], change }: Trying,
  world: ImportWorld,
  read: (db: Kysely<Database>) => Promise<Value>,
): Promise<Tried<Value>> {
  try {
    return await world.db.transaction().execute(async (transaction) => {
      const inside = { ...world, db: within(transaction) }
      for (const planned of before)
        await (planned.partly ? changePartly(planned, inside) : changeTenant(planned, inside))
      const result = change && (await changeTenant(change, inside))
      const isMade = result === undefined || result.ok
      throw new Ended<Value>(isMade ? { ok: true, value: await read(transaction) } : result)
    })
  } catch (error) {
    if (error instanceof Ended) return (error as Ended<Value>).tried
    throw error
  }
}
