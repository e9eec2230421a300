import type { Operation } from '@mostrador/domain/revision/operation'
import { bareOverride } from './bare-prices.ts'
import {
  AROUND,
  changeOf,
  changeStatementsRow,
  millisecondsOf,
  TIMES,
  timeRow,
  type ConsoleBench,
} from './console-change.ts'
import { companyOf, CONTACTS } from './console-shops.ts'
import { growthRow } from './repeated-calls.ts'
import type { Row } from './report.ts'

const CONTACT = ['branches', 'bodegon', 'branchContacts', 'local-1']
const PRICE = [...CONTACT, 'menus', 'carta', 'plates', 'plato-500', 'price']
const PHONE = [...CONTACT, 'callPhone']

type Step = (time: number) => Pick<Extract<Operation, { kind: 'set' }>, 'from' | 'to'>

const priceOf: Step = (time) => ({ from: time === 0 ? undefined : 5000 + time - 1, to: 5000 + time })
const phoneOf: Step = (time) => ({
  from: time === 0 ? undefined : `+54911${22_000_000 + time - 1}`,
  to: `+54911${22_000_000 + time}`,
})

/** Sets another value of a field each time, over the present one. */
function changing(
  { world }: ConsoleBench,
  contacts: number,
  field: { place: readonly string[]; step: Step },
) {
  let time = 0
  return async () => {
    await changeOf(world, companyOf(contacts), [{ kind: 'set', place: field.place, ...field.step(time) }])
    time += 1
  }
}

/** Measures a price and a field of one branch contact, alone and among five hundred. */
export async function measureContacts(bench: ConsoleBench): Promise<Row[]> {
  return [
    ...(await measureField(bench, 'a price of one contact over its brand', { place: PRICE, step: priceOf })),
    ...(await measureField(bench, 'a field of one contact', { place: PHONE, step: phoneOf })),
  ]
}

async function measureField(
  bench: ConsoleBench,
  what: string,
  field: { readonly place: readonly string[]; readonly step: Step },
): Promise<Row[]> {
  const [few, many] = [CONTACTS.few, CONTACTS.many].map((contacts) => changing(bench, contacts, field))
  if (!few || !many) throw new Error('no companies')
  await Promise.all([few(), many()])
  bench.counter.taken()
  await many()
  const statements = bench.counter.taken() - AROUND
  // In turn, so that the machine's other work falls on all alike.
  const took = { few: Infinity, many: Infinity, bare: Infinity }
  for (let at = 0; at < TIMES; at += 1) {
    took.few = Math.min(took.few, await millisecondsOf(few))
    took.many = Math.min(took.many, await millisecondsOf(many))
    const bare = () => bareOverride(bench.client, companyOf(CONTACTS.many))
    took.bare = Math.min(took.bare, await millisecondsOf(bare))
  }
  return [
    growthRow(`${what}: with 1 local, and among 500`, took),
    timeRow(
      'the same among 500, beside bare SQL that writes a price of a contact, the version and a revision',
      took.many,
      `${took.bare.toFixed(1)} ms`,
    ),
    changeStatementsRow(statements),
  ]
}
