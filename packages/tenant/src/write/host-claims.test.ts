import type { HOST_WAYS } from '@mostrador/domain/company/host-proof'
import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { importTenant } from '../file/import-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

const HOST = 'pedidos.prueba.example'
const BEFORE = new Date('2026-01-02T03:04:05Z')

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const withHost = () => ({ ...smallTenant(), company: { key: 'prueba', name: 'La Prueba', host: HOST } })

const imported = async (more: Partial<ImportWorld> = {}) => {
  const result = await importTenant(withHost(), { ...world, ...more })
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
  return result
}

const claim = () =>
  world.db
    .selectFrom('host_proofs')
    .select(['state', 'way', 'proved_at', 'lost_at', 'failing_since', 'failed_looks', 'next_look_at'])
    .executeTakeFirstOrThrow()

const OPERATORS = {
  state: 'PROVED',
  way: 'OPERATOR',
  lost_at: null,
  failing_since: null,
  failed_looks: 0,
  next_look_at: null,
}

/** A name that was proved by a way, and fails its looks since. */
const failing = (way: (typeof HOST_WAYS)[number]) =>
  world.db
    .updateTable('host_proofs')
    .set({
      state: 'PROVED',
      way,
      proved_at: BEFORE,
      failing_since: BEFORE,
      failed_looks: 3,
      next_look_at: BEFORE,
    })
    .execute()

/** spec('decisions beyond-the-documents.8') */
describe('a file that the operator brings in is the operator’s word', () => {
  test.each(['EARLIER', 'TXT', 'LEADS_HERE'] as const)(
    'a name that was proved as %s and fails is looked at no more',
    async (way) => {
      await imported()
      await failing(way)
      const again = await imported({ provesHosts: true })
      // A name of before proofs was proved by nothing until now.
      expect(await claim()).toEqual({ ...OPERATORS, proved_at: way === 'EARLIER' ? world.now : BEFORE })
      // Links led there before, and lead there now: nothing that is shown is another.
      expect(again).toMatchObject({ changed: false, branchContactIds: [] })
    },
  )

  test('links move to a name that waited or was lost', async () => {
    await imported()
    expect(await claim()).toMatchObject({ state: 'WAITING', next_look_at: world.now })
    expect((await imported({ provesHosts: true })).branchContactIds).not.toEqual([])
    expect(await claim()).toEqual({ ...OPERATORS, proved_at: world.now })
    await world.db.updateTable('host_proofs').set({ state: 'LOST', way: 'TXT', lost_at: BEFORE }).execute()
    expect((await imported({ provesHosts: true })).branchContactIds).not.toEqual([])
    expect(await claim()).toEqual({ ...OPERATORS, proved_at: world.now })
  })

  test('the name stays so, brought in once more or saved by the company', async () => {
    await imported({ provesHosts: true })
    const later = { now: new Date(world.now.getTime() + 60_000) }
    await imported({ ...later, provesHosts: true })
    await imported(later)
    expect(await claim()).toEqual({ ...OPERATORS, proved_at: world.now })
  })
})
