import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { proofAt } from '@mostrador/domain/permission/change-needs'
import { fieldPlaces } from '@mostrador/tenant/testing/field-places'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey, passkeyShown } from '../../testing/given-passkey.ts'
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

const params = () => ({ params: { id: shop.branchId } })
const change = (client: Client, ...operations: OperationWire[]) =>
  client.changeDocument({ ...params(), body: { operations } })
const at = (client: Client, date: string, operations: OperationWire[]) =>
  client.scheduleChange({
    ...params(),
    body: { operations, when: { branchContactId: shop.id, date, time: '06:00' } },
  })
const later = (client: Client, ...operations: OperationWire[]) => at(client, '2026-11-23', operations)
const draft = (client: Client, ...operations: OperationWire[]) =>
  client.draftDocument({ ...params(), body: { operations } })
const lacking = (code: string, path?: string) => ({
  problem: {
    status: 403,
    code: 'permission-missing',
    errors: expect.arrayContaining([expect.objectContaining({ code, ...(path && { path }) })]),
  },
})

const centro = ['branchContacts', 'centro']
const [ana, other] = ['+5491123456789', '+5491199999999']

/** Fields that lead money, orders or people somewhere: a place, its value, and the value tried. */
const LEADING: readonly (readonly [place: readonly string[], from: unknown, to: unknown])[] = [
  [['paymentTypes', 'efectivo', 'showName'], 'Efectivo', 'Alias nuevo: de.otro'],
  [['paymentTypes', 'tarjeta', 'onlinePayment', 'providerName'], 'sandbox', 'mercadopago'],
  [[...centro, 'callPhone'], ana, other],
  [[...centro, 'whatsAppPhone'], ana, other],
  [[...centro, 'alerts', 'people', 'ana', 'phone'], ana, other],
  [[...centro, 'document', 'label'], 'DNI', 'Transferí a de.otro'],
  [
    [...centro, 'orderModes', 'delivery', 'generalSurcharges', 'cubierto', 'name'],
    'Cubierto',
    'Alias de.otro',
  ],
  [['marketing', 'googleTagManagerId'], 'GTM-ABC123', 'GTM-XYZ789'],
  [['chat', 'url'], 'https://chat.example.com', 'https://chat.example.net'],
  [['externalLoyalty', 'name'], 'Club Prueba', 'Otro club'],
  [['customisations', 'codigo', 'commands', 'url'], 'https://a.example.com', 'https://b.example.com'],
  [['social', 'instagram'], 'https://instagram.com/prueba', 'https://instagram.com/otra'],
  [['customMessage'], 'Hola', 'Transferí a de.otro'],
  [['branding', 'banner'], undefined, 'a'.repeat(64)],
]

const set = (place: readonly string[], from: unknown, to: unknown): OperationWire => ({
  kind: 'set',
  place: [...place],
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** The values at these places before each try, each as a change of its own. */
async function givenLeading(): Promise<void> {
  const person = { key: 'ana', name: 'Ana', phone: ana }
  const customisation = {
    key: 'codigo',
    resource: 'REDIRECT_ACTION',
    commands: { action: 'INVALID_CODE', url: 'https://a.example.com' },
  }
  for (const operation of [
    set([...centro, 'callPhone'], undefined, ana),
    set([...centro, 'whatsAppPhone'], undefined, ana),
    set([...centro, 'document', 'label'], undefined, 'DNI'),
    { kind: 'add', place: [...centro, 'alerts', 'people', 'ana'], thing: person, after: null },
    set(['marketing', 'googleTagManagerId'], undefined, 'GTM-ABC123'),
    set(['chat'], undefined, { url: 'https://chat.example.com', token: 'abc12345' }),
    { kind: 'add', place: ['customisations', 'codigo'], thing: customisation, after: 'banner' },
    set(['customMessage'], undefined, 'Hola'),
  ] satisfies OperationWire[])
    dataOf(await change(shop.owner, operation))
}

/** spec('decisions proofs-of-fields.3') */
test('a PIN leads nothing elsewhere: not now, not later, and in no draft', async () => {
  const operations = [set(['social', 'instagram'], 'https://instagram.com/prueba', undefined)]
  const { id } = dataOf(await later(shop.owner, ...operations))
  await onSharedDevice(api, shop)
  for (const [place, from, to] of LEADING) {
    const tried = set(place, from, to)
    const refused = lacking('not-on-shared-device', place.join('/'))
    expect(await change(shop.owner, tried)).toMatchObject(refused)
    expect(await later(shop.owner, tried)).toMatchObject(refused)
    expect(await draft(shop.owner, tried)).toMatchObject(refused)
    const edited = { params: { id: shop.branchId, changeId: id }, body: { version: 1, operations: [tried] } }
    expect(await shop.owner.changeScheduled(edited)).toMatchObject(refused)
  }
})

/** The part of them that the shop of the tests has. */
const STANDING = LEADING.filter(([, from]) => from !== ana).filter(([place]) =>
  ['paymentTypes', 'externalLoyalty', 'social'].includes(place[0] ?? ''),
)

/** spec('decisions proofs-of-fields.3') */
test('a PIN takes back nothing that leads elsewhere, and goes to no state of before', async () => {
  const made: { number: number; place: readonly string[] }[] = []
  for (const [place, from, to] of STANDING) {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    const { revision } = dataOf(await change(shop.owner, set(place, from, to)))
    made.push({ number: revision ?? 0, place })
  }
  await onSharedDevice(api, shop)
  expect(made).toHaveLength(4)
  for (const { number, place } of made) {
    const refused = lacking('not-on-shared-device', place.join('/'))
    const id = shop.branchId
    expect(await shop.owner.undoRevision({ params: { id, number } })).toMatchObject(refused)
    const before = { params: { id, number: number - 1 } }
    const at = place.join('/')
    const { difference } = dataOf(await shop.owner.getPastState({ ...before, query: { place: at } }))
    const body = { place: at, difference }
    expect(await shop.owner.restoreState({ ...before, body })).toMatchObject(refused)
  }
})

/** spec('decisions proofs-of-fields.3') */
test('a PIN adds nothing that leads elsewhere, and takes away what does', async () => {
  await givenLeading()
  await onSharedDevice(api, shop)
  const person = { key: 'beto', name: 'Beto', phone: other }
  const payment = { key: 'otra', paymentMethod: 'OTHER', showName: 'Alias: de.otro' }
  const code = { code: 'REGALO', type: 'PERCENT', percentage: 100 }
  const byPin = lacking('not-on-shared-device')
  for (const [place, thing] of [
    [['paymentTypes', 'otra'], payment],
    [[...centro, 'alerts', 'people', 'beto'], person],
    [['discountCodes', 'REGALO'], code],
  ] as const)
    expect(await change(shop.owner, { kind: 'add', place: [...place], thing, after: null })).toMatchObject(
      byPin,
    )
  const contact = { name: 'Norte', alias: null, copyOf: null }
  expect(await shop.owner.addContact({ ...params(), body: contact })).toMatchObject(byPin)
  const card = ['paymentTypes', 'tarjeta']
  const ofAna = { key: 'ana', name: 'Ana', phone: ana }
  for (const operation of [
    set([...centro, 'callPhone'], ana, undefined),
    set(['marketing', 'googleTagManagerId'], 'GTM-ABC123', undefined),
    set(['chat'], { url: 'https://chat.example.com', token: 'abc12345' }, undefined),
    set(['customMessage'], 'Hola', ''),
    set(['externalLoyalty', 'active'], undefined, false),
    set([...card, 'active'], false, undefined),
    set(['paymentTypes', 'efectivo', 'active'], undefined, false),
    set(['discountCodes', 'HOLA10', 'active'], undefined, false),
    { kind: 'remove', place: [...centro, 'alerts', 'people', 'ana'], thing: ofAna, after: null },
  ] satisfies OperationWire[])
    expect(await change(shop.owner, operation)).toMatchObject({ ok: true })
})

/** spec('decisions proofs-of-fields.4') */
test('a key of a program leads nothing elsewhere, whatever it may, and gives codes', async () => {
  await givenLeading()
  const program = await givenProgram(api, shop, ['payments', 'locals.edit', 'discounts'])
  const transfer = { alias: 'de.otro', holder: 'Otro', mark: 'BOTH' }
  const efectivo = ['paymentTypes', 'efectivo']
  const account = lacking('not-by-key', 'paymentTypes/efectivo/transfer/alias')
  expect(await change(program, set([...efectivo, 'transfer'], undefined, transfer))).toMatchObject(account)
  const ofProgram = LEADING.filter(([place]) => ['paymentTypes', 'branchContacts'].includes(place[0] ?? ''))
  for (const [place, from, to] of ofProgram)
    expect(await change(program, set(place, from, to))).toMatchObject(lacking('not-by-key', place.join('/')))
  expect(ofProgram).toHaveLength(7)
  expect(await change(program, set(efectivo.concat('showName'), 'Efectivo', 'Alias'))).toMatchObject({
    problem: {
      errors: [
        {
          message:
            'Para cambiar el nombre de un medio de pago o de un cargo no alcanza con una llave: lo cambia una persona en la consola.',
        },
      ],
    },
  })
  const card = set(['paymentTypes', 'tarjeta', 'active'], false, undefined)
  expect(await change(program, card)).toMatchObject({ ok: true })
  const cash = set([...efectivo, 'active'], undefined, false)
  expect(await change(program, cash)).toMatchObject({ ok: true })
  const code = { code: 'CAJA', type: 'PERCENT', percentage: 10 }
  const adding = { kind: 'add', place: ['discountCodes', 'CAJA'], thing: code, after: null } as const
  expect(await change(program, { ...adding, place: [...adding.place] })).toMatchObject({ ok: true })
})

/** spec('decisions proofs-of-fields.1') */
test('the account takes the second factor of who has one, by a password alone it is refused', async () => {
  const transfer = { alias: 'la.prueba', holder: 'La Prueba SRL', mark: 'BOTH' }
  const type = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
  const alias = ['paymentTypes', 'transferencia', 'transfer', 'alias']
  // A person without a second factor may change it: the password is all that there is.
  expect(
    await change(shop.owner, { kind: 'add', place: alias.slice(0, 2), thing: type, after: null }),
  ).toMatchObject({ ok: true })
  await givenPasskey(api, shop.ownerLogin.id)
  expect(await change(shop.owner, set(alias, 'la.prueba', 'la.otra'))).toMatchObject({
    problem: {
      status: 403,
      errors: [
        {
          code: 'passkey-first',
          path: 'paymentTypes/transferencia/transfer/alias',
          message:
            'Para cambiar a qué cuenta transfieren los clientes hace falta tu segundo paso. Cierra la sesión y entra con tu llave de acceso.',
        },
      ],
    },
  })
  expect(
    await change(shop.owner, set(alias.with(2, 'showName').slice(0, 3), 'Transferencia', 'Banco')),
  ).toMatchObject({ ok: true })
  await passkeyShown(api)
  expect(await change(shop.owner, set(alias, 'la.prueba', 'la.otra'))).toMatchObject({ ok: true })
})

/**
 * The value that one step writes into a field of the branch or the company, where no was before.
 */
const stepOf = (place: readonly string[]): OperationWire =>
  set(place[0] === 'company' ? place : place.slice(2), false, 'x')

/** Refusals of fields for a time that is over: permissions are judged before the time. */
async function answerTo(...places: readonly (readonly string[])[]): Promise<string> {
  const answer = await at(shop.owner, '2026-01-01', places.map(stepOf))
  return answer.ok ? 'kept' : answer.problem.code
}

/** spec('decisions proofs-of-fields.3') */
test('each field is refused to who showed less than it takes, and to nobody who showed enough', async () => {
  const places = fieldPlaces()
  const guarded = places.filter((place) => proofAt(place) !== 'PIN')
  const others = places.filter((place) => proofAt(place) === 'PIN')
  expect(guarded.length).toBeGreaterThan(80)
  expect(await answerTo(...guarded)).toBe('moment-passed')
  await onSharedDevice(api, shop)
  expect(await answerTo(...others)).toBe('moment-passed')
  for (const place of guarded) expect([place, await answerTo(place)]).toEqual([place, 'permission-missing'])
  for (const door of [change, draft])
    expect(await door(shop.owner, ...guarded.map(stepOf))).toMatchObject(lacking('not-on-shared-device'))
})

/** spec('decisions proofs-of-fields.3') */
test('a PIN shows no text of the shop in a look that is tried, and a colour it does', async () => {
  const { branding } = dataOf(await shop.owner.getBranding(params()))
  await onSharedDevice(api, shop)
  const tried = (changed: object) =>
    shop.owner.draftBranding({ ...params(), body: { branding: { ...branding, ...changed } } })
  expect(await tried({ customMessage: 'Transferí a de.otro' })).toMatchObject(
    lacking('not-on-shared-device', 'customMessage'),
  )
  const colorConfig = { ...branding.colorConfig, lightMainColor: '#005500' }
  expect(await tried({ colorConfig })).toMatchObject({ ok: true })
})

const words = 'Transferí a de.otro y mandá el comprobante'
const interrupt = (client: Client, message: string) =>
  client.startInterruption({
    params: { id: shop.id },
    body: { kind: 'BUSY', thing: { kind: 'ALL' }, extraMinutes: 20, lasting: 'TOMORROW', message },
  })
const readByDiners = async () =>
  JSON.stringify(await api.browser().listBranchOrderModes({ params: { branchId: shop.branchId } }))

test('a PIN interrupts a contact without words of its own, which take a person', async () => {
  await onSharedDevice(api, shop)
  expect(await interrupt(shop.owner, words)).toMatchObject(lacking('not-on-shared-device', 'message'))
  expect(await readByDiners()).not.toContain('de.otro')
  expect(await interrupt(shop.owner, '')).toMatchObject({ ok: true })
  expect(await readByDiners()).toContain('"extraMinutes":20')
  const person = await api.as(shop.ownerLogin)
  const [one] = dataOf(await person.listInterruptions({ params: { id: shop.id } })).interruptions
  dataOf(await person.endInterruption({ params: { id: shop.id, interruptionId: one?.id ?? '' } }))
  expect(await interrupt(person, words)).toMatchObject({ ok: true })
  expect(await readByDiners()).toContain('de.otro')
})
