import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenProgram } from '../../testing/given-program.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
})

const set = (place: readonly string[], from: unknown, to: unknown): OperationWire => ({
  kind: 'set',
  place: [...place],
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})
const add = (place: readonly string[], thing: Record<string, unknown>): OperationWire => ({
  kind: 'add',
  place: [...place],
  thing,
  after: null,
})
const change = (by: GivenShop['owner'], ...operations: OperationWire[]) =>
  by.changeDocument({ params: { id: shop.branchId }, body: { operations } })
const refused = (code: string, place: readonly string[]) => ({
  problem: { status: 403, errors: [{ code, path: place.join('/') }] },
})

const transfer = { alias: 'socio.mp', holder: 'Socio', mark: 'AMOUNT' }
const old = { key: 'vieja', paymentMethod: 'OTHER', showName: 'Transferencia', active: false, transfer }
const named = { key: 'billetera', paymentMethod: 'WALLET', showName: 'Alias socio.mp', active: false }
const commands = { action: 'INVALID_CODE', url: 'https://de-otro.example.com' }
const redirect = { key: 'codigo', resource: 'REDIRECT_ACTION', active: false, commands }
const carts = { key: 'carritos', name: 'Carritos', message: 'Vuelve por https://de-otro.example.com' }
const ask = { key: 'a', title: '¿Cómo estuvo?', type: 'rating' }
const survey = { key: 'encuesta', active: false, questions: [ask] }

/** Puts things away without removing them, and returns the switch of each. */
async function givenPutAway(): Promise<readonly (readonly string[])[]> {
  for (const operations of [
    [add(['paymentTypes', 'vieja'], old)],
    [add(['paymentTypes', 'billetera'], named)],
    [add(['customisations', 'codigo'], redirect)],
    [add(['campaigns', 'carritos'], { ...carts, active: false })],
    [add(['surveys', 'encuesta'], survey)],
    [set(['discountCodes', 'HOLA10', 'active'], undefined, false)],
    [set(['loyalty', 'active'], undefined, false)],
    [set(['externalLoyalty', 'active'], undefined, false)],
  ])
    expect([operations, await change(shop.owner, ...operations)]).toMatchObject([operations, { ok: true }])
  return [
    ['paymentTypes', 'vieja', 'active'],
    ['paymentTypes', 'billetera', 'active'],
    ['customisations', 'codigo', 'active'],
    ['campaigns', 'carritos', 'active'],
    ['surveys', 'encuesta', 'active'],
    ['discountCodes', 'HOLA10', 'active'],
    ['loyalty', 'active'],
    ['externalLoyalty', 'active'],
  ]
}

/** spec('decisions proofs-of-fields.2') */
test('a PIN turns on nothing that it may not write, said or left out, now or later, and turns it off', async () => {
  const switches = await givenPutAway()
  await onSharedDevice(api, shop)
  for (const place of switches)
    for (const to of [true, undefined]) {
      const on = set(place, false, to)
      const told = refused('not-on-shared-device', place)
      expect([place, await change(shop.owner, on)]).toMatchObject([place, told])
      const body = { operations: [on], runAt: '2031-01-01T10:00' }
      expect(
        await shop.owner.scheduleChange({ params: { id: shop.branchId }, body: body as never }),
      ).toMatchObject({ ok: false })
    }
  const person = await api.as(shop.ownerLogin)
  for (const place of switches) dataOf(await change(person, set(place, false, true)))
  for (const place of switches)
    expect([place, await change(shop.owner, set(place, undefined, false))]).toMatchObject([
      place,
      { ok: true },
    ])
})

/** spec('decisions proofs-of-fields.2') */
test('a PIN takes no turning off back, and removes what is off', async () => {
  const { revision } = dataOf(
    await change(shop.owner, set(['discountCodes', 'HOLA10', 'active'], undefined, false)),
  )
  dataOf(await change(shop.owner, set(['externalLoyalty', 'active'], undefined, false)))
  await onSharedDevice(api, shop)
  const params = { id: shop.branchId, number: revision ?? 0 }
  expect(await shop.owner.undoRevision({ params })).toMatchObject(
    refused('not-on-shared-device', ['discountCodes', 'HOLA10', 'active']),
  )
  const club = { partner: 'sandbox', name: 'Club Prueba', active: false }
  expect(await change(shop.owner, set(['externalLoyalty'], club, undefined))).toMatchObject({ ok: true })
})

/** spec('decisions proofs-of-fields.2') */
test('a PIN offers no account at another local, and card and cash as it likes', async () => {
  dataOf(await change(shop.owner, add(['paymentTypes', 'vieja'], { ...old, active: true })))
  const program = await givenProgram(api, shop, ['payments', 'locals.edit', 'discounts'])
  const document = dataOf(
    await shop.owner.getDocument({
      params: { id: shop.branchId },
      query: { place: 'branchContacts/centro' },
    }),
  )
  const [mode] = (document.value as { orderModes: { key: string; paymentTypes: string[] }[] }).orderModes
  if (!mode) throw new Error('The shop sells in no way')
  const place = ['branchContacts', 'centro', 'orderModes', mode.key, 'paymentTypes']
  const [first = ''] = mode.paymentTypes
  await onSharedDevice(api, shop)
  const offering = set(place, mode.paymentTypes, [...mode.paymentTypes, 'vieja'])
  expect(await change(shop.owner, offering)).toMatchObject(refused('not-on-shared-device', place))
  expect(await change(program, offering)).toMatchObject(refused('not-by-key', place))
  expect(await change(shop.owner, set(place, mode.paymentTypes, [first]))).toMatchObject({ ok: true })
  expect(await change(shop.owner, set(place, [first], mode.paymentTypes))).toMatchObject({ ok: true })
  const person = await api.as(shop.ownerLogin)
  expect(await change(person, offering)).toMatchObject({ ok: true })
})
