import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenShop } from '../../testing/given-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { keepLook } from './host-proof-store.ts'

const ROUNDS = 10
const SEEN = { worded: true, leadsHere: false, seesItself: true, seesNames: true }

// Only a server with several connections can show looks that end at once.
test('one of two companies that prove one name at once has it, and the other waits', async () => {
  const api = await startTestApi()
  const { database } = api.ports
  const shops = [await givenShop(api, 'prueba'), await givenShop(api, 'rival')]
  for (let round = 0; round < ROUNDS; round += 1) {
    const host = `pedidos-${round}.ombu.example`
    await Promise.all(
      shops.map(({ owner, branchId }) =>
        owner.changeDocument({
          params: { id: branchId },
          body: {
            operations: [
              {
                kind: 'set',
                place: ['host'],
                ...(round > 0 && { from: `pedidos-${round - 1}.ombu.example` }),
                to: host,
              },
            ],
          },
        }),
      ),
    )
    const kept = await Promise.all(
      shops.map(({ companyId }) =>
        keepLook(database, { companyId, host }, { seen: SEEN, now: api.clock.now }),
      ),
    )
    expect(kept.map((claim) => claim?.state).toSorted()).toEqual(['PROVED', 'WAITING'])
    const { rows } = await sql`select from host_proofs where host = ${host} and state = 'PROVED'`.execute(
      database,
    )
    expect(rows).toHaveLength(1)
  }
})

test('a name that its company lets go while it is looked at is proved for nobody', async () => {
  const api = await startTestApi()
  const { owner, branchId, companyId } = await givenShop(api)
  const host = 'pedidos.ombu.example'
  const change = (from: string | undefined, to: string | undefined) =>
    owner.changeDocument({
      params: { id: branchId },
      body: { operations: [{ kind: 'set', place: ['host'], ...(from && { from }), ...(to && { to }) }] },
    })
  await change(undefined, host)
  await Promise.all([
    change(host, undefined),
    keepLook(api.ports.database, { companyId, host }, { seen: SEEN, now: api.clock.now }),
  ])
  expect(await api.ports.database.selectFrom('host_proofs').select('host').execute()).toEqual([])
})
