import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let owner: Client
let reader: Client

/** A shop with a code and an account that came lately, and somebody who reads the history alone. */
beforeEach(async () => {
  api = await startTestApi()
  contact = await givenImportedShop(api)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const transfer = { alias: 'don.19.000.0', holder: 'José Pérez', mark: 'BOTH' }
  const thing = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
  await change({ kind: 'add', place: ['paymentTypes', 'transferencia'], thing, after: null })
  const permissions = ['activity' as const]
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: contact.companyId,
      key: 'lee',
      name: 'Lee',
      permissions,
      created_at: new Date(0),
    })
    .execute()
  reader = await api.as(await api.given.staff({ role: 'lee', branch: contact }))
})

const params = () => ({ params: { id: contact.branchId } })
const change = async (...operations: OperationWire[]) =>
  dataOf(await owner.changeDocument({ ...params(), body: { operations } }))

type Ask = (by: Client, place: string) => Promise<unknown>

const ASKED: Readonly<Record<string, Ask>> = {
  history: (by, place) => by.listRevisions({ ...params(), query: { place } }),
  'history of some words': (by, place) => by.listRevisions({ ...params(), query: { place, text: 'agreg' } }),
  'last change': (by, place) => by.getLastChange({ ...params(), query: { place } }),
  'earlier state': (by, place) =>
    by.getPastState({ params: { id: contact.branchId, number: 1 }, query: { place } }),
  restoring: (by, place) =>
    by.restoreState({ params: { id: contact.branchId, number: 1 }, body: { place, difference: 'otra' } }),
}

/** Pairs of places that are named alike: at the first one there is something. */
const PAIRS = [
  ['paymentTypes/transferencia', 'paymentTypes/inventada'],
  ['paymentTypes/transferencia/transfer/alias', 'paymentTypes/inventada/transfer/alias'],
  ['paymentTypes/transferencia/nadaAsi', 'paymentTypes/inventada/nadaAsi'],
  ['menus/carta/plates/bife', 'menus/carta/plates/inventado'],
] as const

test.each(Object.keys(ASKED))('of places that somebody does not read the %s tells nothing', async (name) => {
  const ask = ASKED[name] as Ask
  for (const [there, invented] of PAIRS) {
    const answers = await Promise.all([ask(reader, there), ask(reader, invented)])
    const [one, other] = answers.map((answer) => JSON.stringify(answer).replace(/"requestId":"[^"]*"/, ''))
    expect([there, one]).toEqual([there, other])
    expect(one).not.toMatch(/ransferencia|"sentences":\["/)
  }
})

test('a reader of a place is told what was done at it', async () => {
  const [[place]] = PAIRS
  const { revisions } = dataOf(await owner.listRevisions({ ...params(), query: { place } }))
  expect(revisions.map(({ number }) => number)).toEqual([2])
})

test('a search pages by what it tells: hidden changes that say the words fill no page', async () => {
  const place = ['menus', 'carta', 'plates', 'bife', 'price']
  await change({ kind: 'set', place, from: 18_500.5, to: 19_000 })
  // News of what only who cares for payments reads.
  await sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences, told_to)
    select ${contact.companyId}, number, ${api.clock.now}::timestamptz, 'SYSTEM', '{""}', '[]',
      '{"La cuenta 19.000 venció"}', '{payments}' from generate_series(4, 28) as number`.execute(
    api.ports.database,
  )
  await api.ports.database
    .updateTable('staff_roles')
    .set({ permissions: ['activity', 'menu.prices'] })
    .execute()
  const ask = async (by: Client, text: string) => {
    const { revisions, more } = dataOf(await by.listRevisions({ ...params(), query: { text } }))
    return { numbers: revisions.map(({ number }) => number), more }
  }
  expect(await ask(reader, '19.000')).toEqual({ numbers: [3], more: false })
  expect(await ask(reader, 'La cuenta 19')).toEqual({ numbers: [], more: false })
  const all = await ask(owner, '19.000')
  expect([all.numbers.length, all.numbers[0], all.more]).toEqual([20, 28, true])
})
