import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenScheduled, MONDAY_AT, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

const CODE = ['discountCodes', 'HOLA10']
const off: OperationWire = { kind: 'set', place: [...CODE, 'active'], to: false }
const dearer = priceOf('agua', 1500, 1600)

const SUNDAY = { date: '2026-11-22', time: '06:00' }
const TUESDAY = { date: '2026-11-24', time: '06:00' }

const refused = { ok: false, problem: { status: 403, code: 'permission-missing' } }

/** A shop with a code of a discount that is on. */
beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

/** Returns the step that takes the code away. */
async function goneNow(): Promise<OperationWire> {
  const query = { place: 'discountCodes' }
  const { value } = dataOf(await shop.owner.getDocument({ params: { id: shop.branchId }, query }))
  const codes = value as { code: string }[]
  const at = codes.findIndex((one) => one.code === 'HOLA10')
  return {
    kind: 'remove',
    place: CODE,
    thing: codes[at],
    after: codes[at - 1]?.code ?? null,
  } as OperationWire
}

/** Moves a change of which one version is known to a day. */
const move = (
  id: string,
  day: typeof SUNDAY,
  more: { operations?: OperationWire[]; version?: number } = {},
) =>
  shop.owner.changeScheduled({
    params: { id: shop.branchId, changeId: id },
    body: { version: 1, when: { branchContactId: shop.id, ...day }, ...more },
  })

/** spec('decisions proofs-of-fields.2') */
test.each([
  ['turns a code off', async () => off],
  ['takes a code away', goneNow],
] as const)('a change that %s is put off by a password alone, and made sooner by a PIN', async (_, make) => {
  const operation = await make()
  const { id } = await scheduled.kept([operation])
  await onSharedDevice(api, shop)
  expect(await move(id, TUESDAY)).toMatchObject(refused)
  // Nor by sending its steps again.
  expect(await move(id, TUESDAY, { operations: [operation] })).toMatchObject(refused)
  expect(await scheduled.one(id)).toMatchObject({ wall: '2026-11-23T06:00', version: 1 })
  dataOf(await move(id, SUNDAY))
  expect(await scheduled.one(id)).toMatchObject({ wall: '2026-11-22T06:00', version: 2 })
})

/** spec('decisions proofs-of-fields.2') */
test('a person puts off what turns a code off, and it is off then', async () => {
  const { id } = await scheduled.kept([off])
  dataOf(await move(id, TUESDAY))
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(id)).toMatchObject({ state: 'WAITING' })
})

/** spec('decisions proofs-of-fields.2') */
test('the work of the counter is put off by a PIN, and so is what did not run', async () => {
  const [price, failed] = [await scheduled.kept([dearer]), await scheduled.kept([off])]
  await api.ports.database
    .updateTable('scheduled_changes')
    .set({ state: 'FAILED' })
    .where('id', '=', failed.id)
    .execute()
  await onSharedDevice(api, shop)
  expect([await move(price.id, TUESDAY), await move(failed.id, TUESDAY)]).toMatchObject([
    { ok: true },
    { ok: true },
  ])
})

/** spec('decisions proofs-of-fields.2') */
test('a PIN makes nothing sooner that turns a code on', async () => {
  dataOf(await scheduled.change(off))
  const { id } = await scheduled.kept([{ ...off, from: false, to: true } as OperationWire])
  await onSharedDevice(api, shop)
  expect(await move(id, SUNDAY)).toMatchObject(refused)
  expect(await move(id, TUESDAY)).toMatchObject(refused)
})
