import type { Client } from '@mostrador/contract/client'
import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import { priceRuleOf } from '@mostrador/contract/price-rule/price-rule-of'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { priceGroups, priceOperations, type PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let ids: GivenContact
let owner: Client

beforeEach(async () => {
  api = await startTestApi()
  ids = await givenImportedShop(api)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: ids }))
})

const ours = () => ({ params: { id: ids.branchId } })

const RULE: PriceRuleWire = {
  scope: {
    menu: 'carta',
    parts: { categories: ['carnes'], plates: [], garnishGroups: [] },
    withGarnishes: true,
  },
  change: { kind: 'PERCENT', way: 'UP', percent: 12 },
  rounding: { step: 100, ending: 0, direction: 'UP' },
}

const menu = async () =>
  dataOf(await owner.getDocument({ ...ours(), query: { place: 'menus/carta' } })).value as PricedMenu

/** Operations of a rule on the menu, as the console asks for them. */
async function operationsOf(wire: PriceRuleWire): Promise<OperationWire[]> {
  const rule = priceRuleOf(wire, 2)
  if (!rule) throw new Error('no such amount')
  const rows = priceGroups(await menu(), rule, 2).flatMap((group) => group.rows)
  return priceOperations(rows, 2).map((one) => ({ ...one, place: [...one.place] }))
}

const apply = (operations: OperationWire[], rule?: PriceRuleWire, by = owner) =>
  by.changeDocument({ ...ours(), body: { operations, door: 'RULE', rule } })

const revisions = async (text?: string) =>
  dataOf(await owner.listRevisions({ ...ours(), query: { text } })).revisions

/** spec('decisions prices-and-time.4') */
test('a rule is one revision, whose sentence says what it was, and goes back as one', async () => {
  const before = await menu()
  const operations = await operationsOf(RULE)
  expect(operations.length).toBeGreaterThan(2)
  const { revision } = dataOf(await apply(operations, RULE))
  const [newest] = await revisions()
  expect(newest).toMatchObject({
    number: revision,
    door: 'RULE',
    by: 'Sofía',
    summary: `Subió 12 % Carnes y sus agregados, redondeado a $ 100 hacia arriba: ${operations.length} precios`,
    count: operations.length,
  })
  expect(newest?.sentences[0]).toContain('precio: ')
  expect(await menu()).not.toEqual(before)
  // It is found by its sentence, as by its lines.
  expect(await revisions('subio 12 %')).toHaveLength(1)
  expect(await revisions('subió 13 %')).toHaveLength(0)
  const number = newest?.number ?? 0
  expect(await owner.undoRevision({ params: { id: ids.branchId, number } })).toMatchObject({ ok: true })
  expect(await menu()).toEqual(before)
})

test('a price that is left out stays, and the sentence counts the others', async () => {
  const [first, ...others] = await operationsOf(RULE)
  dataOf(await apply(others, RULE))
  const [newest] = await revisions()
  expect(newest?.summary).toMatch(new RegExp(`: ${others.length} precios?$`))
  expect(dataOf(await owner.getDocument({ ...ours(), query: { place: first?.place.join('/') } })).value).toBe(
    first?.kind === 'set' ? first.from : undefined,
  )
})

/** spec('decisions prices-and-time.4') */
test('an operation that the rule does not make is refused', async () => {
  const operations = await operationsOf(RULE)
  const [first] = operations
  if (first?.kind !== 'set') throw new Error('no step')
  const strange: OperationWire = { ...first, to: 1 }
  expect(await apply([strange, ...operations.slice(1)], RULE)).toMatchObject({
    problem: {
      status: 422,
      code: 'change-refused',
      errors: [{ path: first.place.join('/'), message: 'Este precio no es el que sale de la regla.' }],
    },
  })
  const elsewhere = { ...RULE, scope: { ...RULE.scope, menu: 'otra' } }
  expect(await apply(operations, elsewhere)).toMatchObject({ problem: { status: 422 } })
  const cents: PriceRuleWire = { ...RULE, change: { kind: 'AMOUNT', way: 'UP', amount: 0.001 } }
  expect(await apply(operations, cents)).toMatchObject({ problem: { status: 422 } })
  const beyond: PriceRuleWire = { ...RULE, rounding: { step: 100, ending: 100, direction: 'UP' } }
  expect(await apply(operations, beyond)).toMatchObject({ problem: { status: 422 } })
  expect(await revisions()).toHaveLength(1)
})

test.each([
  { change: { kind: 'PERCENT', way: 'UP', percent: 0 } },
  { change: { kind: 'PERCENT', way: 'UP', percent: 901 } },
  { change: { kind: 'PERCENT', way: 'DOWN', percent: 101 } },
  { change: { kind: 'PERCENT', way: 'UP', percent: 0.0001 } },
  { change: { kind: 'AMOUNT', way: 'UP', amount: -1 } },
  { rounding: { step: 0, ending: 0, direction: 'UP' } },
] as const)('%j is no rule', async (part) => {
  const operations = await operationsOf(RULE)
  expect(await apply(operations, { ...RULE, ...part } as PriceRuleWire)).toMatchObject({
    problem: { status: 400, code: 'invalid-request' },
  })
})

test('a price that somebody changed meanwhile stops the rule, by name', async () => {
  const operations = await operationsOf(RULE)
  const [first] = operations
  if (first?.kind !== 'set') throw new Error('no step')
  dataOf(await owner.changeDocument({ ...ours(), body: { operations: [{ ...first, to: 7 }] } }))
  expect(await apply(operations, RULE)).toMatchObject({
    problem: {
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ path: first.place.join('/'), expected: 7, by: 'Sofía' }],
    },
  })
})

test('prices are changed by a rule by those who may change prices', async () => {
  const operations = await operationsOf(RULE)
  const company = ids as unknown as GivenContact
  const cashier = await api.as(await api.given.staff({ role: 'CASHIER', company }))
  expect(await apply(operations, RULE, cashier)).toMatchObject({
    problem: { status: 403, code: 'permission-missing', errors: [{ path: 'menu.prices' }] },
  })
})
