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
      shops.map(({ companyId }) => keepLook(api.ports, { companyId, host }, SEEN)),
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
  await Promise.all([change(host, undefined), keepLook(api.ports, { companyId, host }, SEEN)])
  expect(await api.ports.database.selectFrom('host_proofs').select('host').execute()).toEqual([])
})

/** A look that finds nothing, while the server sees itself and others. */
const MISSING = { ...SEEN, worded: false }

/** spec('decisions beyond-the-documents.8') */
test('looks that end at once tell the history and the owners once of a name that fails', async () => {
  const api = await startTestApi()
  const { database } = api.ports
  const { owner, branchId, companyId } = await givenShop(api)
  const host = 'pedidos.ombu.example'
  await owner.changeDocument({
    params: { id: branchId },
    body: { operations: [{ kind: 'set', place: ['host'], to: host }] },
  })
  await keepLook(api.ports, { companyId, host }, SEEN)
  await Promise.all(Array.from({ length: 8 }, () => keepLook(api.ports, { companyId, host }, MISSING)))
  const jobs = await database.selectFrom('jobs').select('payload').where('kind', '=', 'host-news').execute()
  expect(jobs.map(({ payload }) => payload)).toEqual([expect.objectContaining({ host, news: 'FAILING' })])
  const told = await database
    .selectFrom('revisions')
    .select('sentences')
    .where('door', '=', 'SYSTEM')
    .execute()
  expect(told).toHaveLength(1)
})

test('a change of the company and a look at its name wait for one another', async () => {
  const api = await startTestApi()
  const { owner, branchId, companyId } = await givenShop(api)
  const host = 'pedidos.ombu.example'
  const rename = (from: string | undefined, to: string) =>
    owner.changeDocument({
      params: { id: branchId },
      body: { operations: [{ kind: 'set', place: ['customMessage'], ...(from && { from }), to }] },
    })
  await owner.changeDocument({
    params: { id: branchId },
    body: { operations: [{ kind: 'set', place: ['host'], to: host }] },
  })
  await keepLook(api.ports, { companyId, host }, SEEN)
  let from: string | undefined
  for (let round = 0; round < 10; round += 1) {
    const to = `Ronda ${round}`
    const [changed] = await Promise.all([
      rename(from, to),
      keepLook(api.ports, { companyId, host }, round % 2 === 0 ? MISSING : SEEN),
      keepLook(api.ports, { companyId, host }, MISSING),
    ])
    expect(changed).toMatchObject({ ok: true })
    from = to
  }
})
