import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { openTestDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

async function untilWaiting({ ports }: TestApi): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ports.database,
    )
    if (rows.length > 0) return
  }
}

/** spec('decisions keys-of-programs.7') */
test('a key that was revoked while its change waited for its turn saves nothing of it', async () => {
  const api = await startTestApi()
  const shop = await givenShop(api)
  const body = { branch: null, branchContact: null, name: 'Caja', permissions: ['menu.prices' as const] }
  const { id, secret } = dataOf(await shop.owner.createApiKey({ params: { id: shop.id }, body }))
  const till = createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${secret}`)
    return api.fetch(url, { ...init, headers })
  }, routes)
  const priceOf = (plate: string) => ['menus', 'carta', 'plates', plate, 'price']
  const read = async (plate: string) =>
    dataOf(
      await shop.owner.getDocument({
        params: { id: shop.branchId },
        query: { place: priceOf(plate).join('/') },
      }),
    ).value
  const plates = ['bife', 'agua']
  const before = await Promise.all(plates.map(read))
  const operations = plates.map((plate, at) => ({
    kind: 'set' as const,
    place: priceOf(plate),
    from: before[at],
    to: 1,
  }))

  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select pg_advisory_xact_lock(hashtext('tenant-import'), hashtext('prueba'))`)
    const saving = till.changeDocument({ params: { id: shop.branchId }, body: { operations } })
    await untilWaiting(api)
    await holder.query('update api_keys set revoked_at = now() where id = $1', [id])
    await holder.query('commit')
    expect(await saving).toMatchObject({ ok: false, problem: { status: 403, code: 'permission-missing' } })
  } finally {
    holder.release()
  }
  expect(await Promise.all(plates.map(read))).toEqual(before)
  expect(await till.changeDocument({ params: { id: shop.branchId }, body: { operations } })).toMatchObject({
    problem: { status: 401, code: 'api-key-unknown' },
  })
})
