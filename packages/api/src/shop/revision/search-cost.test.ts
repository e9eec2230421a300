import type { Client } from '@mostrador/contract/client'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenProgram } from '../../testing/given-program.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { queriesOf } from '../../testing/test-database.ts'

let api: TestApi
let shop: GivenShop
let reader: Client

/** A shop, and a program that reads its history but nothing of how it is paid. */
beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  reader = await givenProgram(api, shop, ['activity', 'menu.edit'])
})

type Given = {
  readonly from: number
  readonly many: number
  readonly sentence: string
  readonly branchKey?: string
  readonly toldTo?: readonly string[]
  readonly operations?: readonly unknown[]
}

const given = ({ from, many, sentence, branchKey = 'parrilla', toldTo, operations = [] }: Given) =>
  sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences, told_to)
    select ${shop.companyId}::uuid, number, now(), 'CONSOLE', array[${branchKey}::text],
      ${JSON.stringify(operations)}::jsonb, array[${sentence}::text], ${toldTo ? [...toldTo] : null}::text[]
    from generate_series(${from}::integer, ${from + many - 1}::integer) as number`.execute(api.ports.database)

const ofAccount = (name: string, value: string) => ({
  kind: 'set',
  place: ['branches', 'parrilla', ...name.split('/')],
  from: '',
  to: value,
})
const ALIAS = [ofAccount('paymentTypes/transferencia/transfer/alias', 'don.pepe')]

async function search(query: { text: string; before?: number }) {
  let answer: Awaited<ReturnType<Client['listRevisions']>> | undefined
  const queries = await queriesOf(async () => {
    answer = await reader.listRevisions({ params: { id: shop.branchId }, query })
  })
  if (!answer) throw new Error('The call answers.')
  const { revisions, more, before } = dataOf(answer)
  const rounds = queries.filter(({ text }) => text.includes('is_undone(')).length
  return { numbers: revisions.map(({ number }) => number), more, before, rounds }
}

test('a search reads none of the changes that others are told', async () => {
  await given({ from: 1000, many: 1200, sentence: 'Conectó la cuenta', toldTo: ['payments'] })
  await given({ from: 999, many: 1, sentence: 'Conectó la cuenta de la carta' })
  const found = { numbers: [999], more: false, before: null, rounds: 1 }
  expect(await search({ text: 'conecto la cuenta' })).toEqual(found)
  expect(await search({ text: 'nada así' })).toEqual({ ...found, numbers: [], rounds: 0 })
})

test('a search reads the news of the company by its own permissions, and of the branch by theirs', async () => {
  await given({ from: 1000, many: 1, sentence: 'Cambió el local', toldTo: ['menu.edit'] })
  await given({ from: 1001, many: 1, sentence: 'Cambió todo', toldTo: ['menu.edit'], branchKey: '' })
  const { branchId, contact } = shop
  const permissions = ['activity', 'menu.edit'] as const
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: shop.companyId,
      key: 'lee',
      name: 'Lee',
      permissions: [...permissions],
      created_at: new Date(0),
    })
    .execute()
  const ofBranch = await api.as(await api.given.staff({ role: 'lee', branch: contact }))
  const ofCompany = await api.as(await api.given.staff({ role: 'lee', company: contact }))
  for (const [by, numbers] of [
    [ofBranch, [1000]],
    [ofCompany, [1001, 1000]],
  ] as const) {
    const { revisions } = dataOf(
      await by.listRevisions({ params: { id: branchId }, query: { text: 'cambió' } }),
    )
    expect(revisions.map(({ number }) => number)).toEqual(numbers)
  }
})

test('a search of changes at hidden places ends after two rounds, and goes on from there', async () => {
  await given({ from: 1000, many: 600, sentence: 'Alias: don.pepe', operations: ALIAS })
  await given({ from: 980, many: 20, sentence: 'Habló de don.pepe' })
  // The newest 521 of 600.
  const first = await search({ text: 'don.pepe' })
  expect(first).toEqual({ numbers: [], more: true, before: 1079, rounds: 2 })
  const last = await search({ text: 'don.pepe', before: 1079 })
  expect(last.numbers).toEqual(Array.from({ length: 20 }, (_, at) => 999 - at))
  expect([last.more, last.before, last.rounds]).toEqual([false, null, 2])
})

test('a page of a search is twenty long, and the next one leaves nothing out', async () => {
  await given({ from: 1000, many: 15, sentence: 'don.pepe', operations: ALIAS })
  await given({ from: 950, many: 50, sentence: 'Habló de don.pepe' })
  const numbers: number[] = []
  let before: number | undefined
  for (const more of [true, true, false]) {
    const page = await search({ text: 'don.pepe', ...(before !== undefined && { before }) })
    expect([page.more, page.numbers.length <= 20]).toEqual([more, true])
    numbers.push(...page.numbers)
    before = page.before ?? undefined
  }
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => 999 - at))
})

test('a search finds nothing by the words that stand for what is hidden', async () => {
  await given({ from: 1000, many: 1, sentence: 'Un cambio de alias', operations: ALIAS })
  expect(await search({ text: 'un cambio' })).toMatchObject({ numbers: [], more: false })
})
