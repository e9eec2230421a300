import { join } from 'node:path'
import { payByCard, placeOnline } from '@mostrador/api/testing/online-orders'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { testProvider } from '@mostrador/api/testing/test-provider'
import { readTables } from '@mostrador/database/schema-catalog'
import type { Database } from '@mostrador/database/rows'
import { loadDemo } from '@mostrador/demo/load-demo'
import { localFileStore } from '@mostrador/files/local-file-store'
import { sql, type Kysely } from 'kysely'

const passwords = {
  hash: async (password: string) => `hash:${password}`,
  verify: async (hash: string, password: string) => hash === `hash:${password}`,
}

/**
 * The demo with its pictures in a data folder, and a shop in which somebody spent 200 points on an
 * order, paid the rest by card, and was served.
 */
export async function shopWithHistory(dataDir: string): Promise<TestApi> {
  const api = await startTestApi({ payments: testProvider() })
  const { database: db } = api.ports
  const files = localFileStore(join(dataDir, 'files'))
  await loadDemo({
    db,
    files,
    passwords,
    newId: nextTestId,
    now: api.clock.now,
    serverNames: { own: [], allowed: [] },
  })
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact, { price: 100_000 })
  await api.given.change(contact, () =>
    db
      .insertInto('loyalty_programs')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        id: nextTestId(),
        name: 'Brasas',
        order_percentage: 10,
      })
      .execute(),
  )
  await api.given.order(contact, { items: [{ plate }] })
  await db.updateTable('customers').set({ loyalty_points_balance: 300, verified_at: api.clock.now }).execute()
  const claim = { total: 800, loyaltyInfo: { redeemedPoints: 200 } }
  const { id } = await placeOnline({ api, contact, plate }, { claim })
  const paid = await payByCard(api, id)
  if (!paid.ok || paid.data.status !== 'APPROVED') throw new Error(`It was not paid: ${JSON.stringify(paid)}`)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  for (const action of ['accept', 'ready', 'deliver'] as const) {
    const changed = await staff.changeOrderStatus({ params: { id }, body: { action } })
    if (!changed.ok) throw new Error(`${action}: ${changed.problem.code}`)
  }
  return api
}

/**
 * Every row of every table as text, sorted, and every key and trigger: what two databases have to
 * have alike. Counters of attempts are not kept; PostgreSQL 18 alone calls "not null" a constraint.
 */
export async function everythingIn(db: Kysely<Database>): Promise<Readonly<Record<string, unknown>>> {
  const tables = (await readTables(db)).filter((name) => name !== 'rate_limits')
  const rowsOf = async (name: string) => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(one)::text as text from ${sql.table(name)} one`.execute(db)
    return rows.map(({ text }) => text).sort()
  }
  const all: Record<string, unknown> = {}
  for (const name of tables) all[name] = await rowsOf(name)
  const { rows: keys } = await sql`
    select conrelid::regclass::text as at, conname, pg_get_constraintdef(oid) as says from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n' order by 1, 2`.execute(db)
  const { rows: triggers } = await sql`
    select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`.execute(db)
  return { ...all, keys, triggers }
}
