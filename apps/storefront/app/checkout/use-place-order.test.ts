import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetGroups, joinGroup } from '../diner/joined-group.ts'
import { parseKeptOrders } from '../diner/kept-orders.ts'
import { forgetDiner } from '../diner/known-diner.ts'
import { listen, type Told } from '../frame/bus.ts'
import { forgetExternalUser } from '../loyalty/external-user.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import {
  contactOf,
  filledDraft,
  home,
  modeOf,
  sampleAddress,
  sampleLines,
  stateOf,
} from '../testing/sample-checkout.ts'
import type { CheckoutState } from './checkout-inputs.ts'
// Imported at once: an order of a group loads it lazily.
import './order-of-group.ts'
import { usePlaceOrder } from './use-place-order.ts'

type Asked = ReturnType<typeof openPage>['asked'][number]
type Setting = {
  /** Each test has a contact of its own, since a page remembers its tries. */
  readonly alias: string
  readonly state?: Partial<CheckoutState>
  readonly search?: string
  readonly answer?: (asked: Asked) => unknown
  readonly place?: object
  readonly isInstalled?: boolean
}

const told: Told[] = []
listen((one) => void told.push(one))

const FAILED =
  'Hubo un error enviando el pedido, inténtelo en unos minutos, o comuníquese con el local si el error persiste.'
const placed = Response.json({ id: 'o1', code: 'ABCDEFGHJK', number: 7 }, { status: 201 })

/** The checkout of a contact with everything typed, and its button. */
async function open({ alias, search = '', answer, place = sampleAddress, isInstalled, ...own }: Setting) {
  told.length = 0
  const page = openPage({ clock: '2026-11-20T21:00:00.000Z', answer: answer ?? (() => placed.clone()) })
  onTestFinished(forgetDiner)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled === true && query === '(display-mode: standalone)',
  }))
  page.local.set(`mostrador.cart.${alias}`, 'something')
  const around = pageAround({
    address: `/menu/${alias}/checkout${search}`,
    path: '/menu/:alias/checkout',
    alias: place,
  })
  const state = stateOf({ contact: contactOf({ alias }), ...own.state })
  const hook = await renderHook(() => usePlaceOrder(), { props: undefined, wrap: around.wrap })
  const press = () => doing(() => hook.now().place(state, sampleLines))
  const calls = () => page.asked.map(({ method, url }) => `${method} ${url}`)
  const bodies = () => page.asked.map(({ body }) => body as Record<string, unknown>)
  return { ...hook, ...around, page, state, press, calls, bodies }
}

/** spec('000 §4.33') spec('000 §4.37') */
test('an order is sent once, with its key; the page is then the order’s own, and the cart is empty', async () => {
  const { press, calls, page, router, toasts } = await open({ alias: 'ordered', search: '?source=qr&x=1' })
  await press()
  expect(calls()).toEqual(['POST /api/order'])
  const [sent] = page.asked
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
  expect(sent?.headers.has('authorization')).toBe(false)
  expect(sent?.body).toMatchObject({
    branchContact: 'contact',
    customerName: 'Julia Ferro',
    price: 3000,
    source: 'qr',
    installedApp: false,
  })
  expect(router.state.location).toMatchObject({
    pathname: '/menu/ordered/order/ABCDEFGHJK',
    search: '?source=qr',
    state: { isJustPlaced: true },
  })
  expect(router.state.historyAction).toBe('REPLACE')
  expect(page.local.has('mostrador.cart.ordered')).toBe(false)
  expect(page.session.get('mostrador.ordered.ordered')).toMatch(/^ABCDEFGHJK \d{4}-\d\d-/)
  expect(page.session.has('mostrador.attempt.ordered')).toBe(false)
  expect(toasts).toEqual([])
})

test('the browser keeps who ordered, which order it was, and of what was typed who it is', async () => {
  const { press, page } = await open({
    alias: 'remembered',
    state: { mode: modeOf('DELIVERY'), location: home },
  })
  await press()
  expect(JSON.parse(page.local.get('mostrador.diner') ?? '')).toEqual({
    phone: '+541123456789',
    phoneCountry: 'AR',
    name: 'Julia Ferro',
    branchId: 'brand',
  })
  expect(JSON.parse(page.local.get('mostrador.orders') ?? '')[0]).toEqual({
    alias: 'remembered',
    code: 'ABCDEFGHJK',
    at: '2026-11-20T21:00:00.000Z',
  })
  const [kept] = parseKeptOrders(page.local.get('mostrador.again.remembered') ?? '', 'remembered') ?? []
  expect(kept).toEqual({
    alias: 'remembered',
    branchContactId: 'contact',
    orderModeId: 'mode',
    mode: 'DELIVERY',
    menuHash: '',
    location: { ...home, fromLocalStorage: true },
    lines: sampleLines,
    paymentTypeId: 'cash',
    savedAt: '2026-11-20T21:00:00.000Z',
    code: 'ABCDEFGHJK',
    phone: '+541123456789',
    notes: ' sin timbre ',
  })
  expect(JSON.parse(page.session.get('mostrador.checkout.remembered') ?? '')).toMatchObject({
    phone: '11 2345-6789',
    validPhone: '+541123456789',
    notes: '',
    paymentAmount: '',
  })
})

/** spec('decisions beyond-the-documents.35') */
test('an order of a group tells it so, and is kept without the names, equal plates as one', async () => {
  const { page, now, state, calls } = await open({ alias: 'colleagues' })
  joinGroup('colleagues', { key: 'k', name: 'Ana', names: ['Ana', 'Leo'] })
  onTestFinished(forgetGroups)
  const [line] = sampleLines as [CartLine]
  const lines = ['Para Ana', 'Para Leo', 'Para Leo: jugoso', 'Para llevar'].map((notes, at) => ({
    ...line,
    id: `l${at}`,
    notes,
  }))
  await doing(() => now().place(state, lines))
  const [kept] = parseKeptOrders(page.local.get('mostrador.again.colleagues') ?? '', 'colleagues') ?? []
  expect(kept?.lines.map(({ quantity, notes }) => [quantity, notes])).toEqual([
    [4, ''],
    [2, 'jugoso'],
    [2, 'Para llevar'],
  ])
  expect(calls()).toEqual(['POST /api/order', 'POST /api/diner/colleagues/group/k/close?ending=ORDERED'])
  await doing(() => now().place(state, sampleLines))
  expect(calls().slice(2)).toEqual(['POST /api/order'])
})

test('a diner with an invalid phone is not remembered, though the order is', async () => {
  const draft = { ...filledDraft, phone: '12' }
  const { press, page, bodies } = await open({ alias: 'nobody', state: { draft } })
  page.local.delete('mostrador.diner')
  await press()
  expect(page.local.has('mostrador.again.nobody')).toBe(false)
  expect(bodies()[0]?.phone).toBe('12')
  expect(page.local.has('mostrador.diner')).toBe(false)
  expect(JSON.parse(page.local.get('mostrador.orders') ?? '')[0]).toMatchObject({ alias: 'nobody' })
})

const online = { ...stateOf().payment, upload: 'API' } as CheckoutState['payment']

test.each([
  ['cash', {}, { total: 300_000, isPaidOnline: false }],
  ['what is paid online', { payment: online }, { total: 300_000, isPaidOnline: true }],
  [
    'nothing to pay',
    { payment: online, ticket: { ...stateOf().ticket, total: 0 } },
    { total: 0, isPaidOnline: false },
  ],
])(
  'an order is told of with its total, and whether its payment is to come: %s',
  async (name, state, said) => {
    const { press, calls } = await open({ alias: `told-${name.length}`, state })
    await press()
    expect(calls().slice(1)).toEqual(said.isPaidOnline ? ['POST /api/paymenturl'] : [])
    expect(told).toEqual([{ kind: 'order', code: 'ABCDEFGHJK', lines: sampleLines, ...said }])
  },
)

/** spec('000 §4.32') */
test('a press while the order is under way orders nothing, and the button knows', async () => {
  let arrive: (answer: Response) => void = () => undefined
  const answer = () => new Promise<Response>((resolve) => void (arrive = resolve))
  const { now, state, calls } = await open({ alias: 'double', answer })
  const press = () => doing(() => void now().place(state, sampleLines))
  expect(now().isSending).toBe(false)
  await press()
  await press()
  expect(now().isSending).toBe(true)
  expect(calls()).toHaveLength(1)
  await doing(() => arrive(refusal(422, 'order-refused')))
  expect(now().isSending).toBe(false)
  await press()
  expect(calls()).toHaveLength(2)
})

const problem = (status: number, body: object) =>
  Response.json(
    { type: '', title: '', status, detail: '', ...body },
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  )

test('a refused order shows its reasons until they are dismissed; nothing else happens', async () => {
  const errors = [{ code: 'sold-out', message: 'Bife está agotado.', item: 0 }]
  const answer = () => problem(422, { code: 'order-refused', errors })
  const { press, now, toasts, page, router } = await open({ alias: 'refused', answer })
  expect(now().refusals).toEqual([])
  await press()
  expect(now().refusals).toEqual(errors)
  expect(toasts).toEqual([])
  expect(router.state.location.pathname).toBe('/menu/refused/checkout')
  expect(page.local.has('mostrador.cart.refused')).toBe(true)
  expect(page.local.get('mostrador.orders') ?? '').not.toContain('"refused"')
  expect(told).toEqual([])
  await doing(() => now().dismiss())
  expect(now().refusals).toEqual([])
})

test.each([
  ['too-many-requests', 'Espera un minuto.', 'Espera un minuto.'],
  ['too-many-orders', 'Demasiados pedidos.', 'Demasiados pedidos.'],
  ['unpaid-orders-open', 'Paga el anterior.', 'Paga el anterior.'],
  ['unpaid-orders-crowd', 'Hay otros sin pagar.', 'Hay otros sin pagar.'],
  ['too-many-requests', '', FAILED],
  ['internal', 'Se cayó la base.', FAILED],
  ['order-refused', 'Sin razones.', FAILED],
])('a %s that says "%s" is told as "%s"', async (code, detail, text) => {
  const errors = code === 'internal' ? [{ code: 'sold-out', message: 'Bife' }] : []
  const answer = () => problem(422, { code, detail, errors })
  const { press, now, toasts, router } = await open({ alias: `says-${code}-${detail}`, answer })
  await press()
  expect(toasts).toEqual([{ text, tone: 'danger' }])
  expect(now().refusals).toEqual([])
  expect(router.state.location.pathname).toMatch(/\/checkout$/)
})

/** spec('000 §8.5') */
test('a connection that breaks is told, and the next try goes out under the same key', async () => {
  let isBroken = true
  const answer = () => {
    if (isBroken) throw new TypeError('offline')
    return placed.clone()
  }
  const { press, toasts, page, router } = await open({ alias: 'broken', answer })
  await press()
  expect(toasts).toEqual([{ text: FAILED, tone: 'danger' }])
  expect(page.session.has('mostrador.attempt.broken')).toBe(true)
  isBroken = false
  await press()
  const keys = page.asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(router.state.location.pathname).toBe('/menu/broken/order/ABCDEFGHJK')
})

test('a tab that keeps nothing orders all the same, and remembers its key as long as it lives', async () => {
  const { press, page } = await open({ alias: 'private', answer: () => refusal(500, 'internal') })
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  await press()
  await press()
  const keys = page.asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('the order that had arrived before is said to be it, and is paid on its own page', async () => {
  let tries = 0
  const answer = () => {
    tries += 1
    if (tries === 1) throw new TypeError('lost')
    return tries === 2 ? refusal(409, 'idempotency-key-reused') : placed.clone()
  }
  const { now, calls, toasts, router, state } = await open({
    alias: 'earlier',
    answer,
    state: { payment: online },
  })
  await doing(() => now().place(state, sampleLines))
  const changed = { ...state, draft: { ...filledDraft, notes: 'sin sal' } }
  await doing(() => now().place(changed, sampleLines))
  expect(calls()).toEqual(['POST /api/order', 'POST /api/order', 'POST /api/order'])
  expect(toasts[1]).toEqual({ text: 'Tu pedido anterior ya había llegado al local. Es este.' })
  expect(router.state.location.pathname).toBe('/menu/earlier/order/ABCDEFGHJK')
})

test('the order says how the page was come by: installed, and the campaign of the visit', async () => {
  const { press, page, bodies } = await open({ alias: 'campaign', isInstalled: true })
  page.session.set('mostrador.campaign', '{"campaignId":"c9"}')
  await press()
  expect(bodies()[0]).toMatchObject({ installedApp: true, campaignId: 'c9' })
})

test('a branch with an address for codes that do not exist says so on the order’s page', async () => {
  const place = { ...sampleAddress, customisations: { invalidCodeUrl: 'https://fuego.test' } }
  const { press, router } = await open({ alias: 'own-address', place, search: '?name=Ana' })
  await press()
  expect(router.state.location.search).toBe('?name=Ana&invalidCustomRedirect=true')
})

const card = {
  token: 'tok',
  paymentMethodId: 'visa',
  cardName: 'JULIA FERRO',
  identificationNumber: '12345678',
}
const byCard = { ...stateOf().payment, paymentMethod: 'CARD', upload: 'APP' } as CheckoutState['payment']
const cardNow = (token: typeof card | undefined) => ({ complete: true, createToken: async () => token })

/** Answers the order, and what is asked of its payment by `paid`. */
const paidBy =
  (paid: (asked: Asked) => unknown) =>
  (asked: Asked): unknown =>
    asked.url === '/api/order' ? placed.clone() : paid(asked)

/** spec('000 §4.36') */
test.each([
  ['APPROVED', { text: 'Pago procesado con éxito.', tone: 'positive' }],
  ['REJECTED', { text: 'El pago no pudo ser procesado.', tone: 'danger' }],
])('a card is charged for the order that was placed: %s', async (status, toast) => {
  const { press, calls, bodies, toasts, router, page } = await open({
    alias: `card-${status}`,
    state: { payment: byCard, card: cardNow(card) },
    answer: paidBy(() => ({ status })),
  })
  await press()
  expect(calls()).toEqual(['POST /api/order', 'POST /api/order/payment'])
  expect(bodies()[1]).toEqual({ ...card, dinerOrderId: 'o1', identificationType: 'DNI' })
  expect(toasts).toEqual([toast])
  expect(router.state.location.pathname).toMatch(/order\/ABCDEFGHJK$/)
  expect(page.left).toEqual([])
})

test('without a token of the card nothing is ordered', async () => {
  const { press, calls, toasts, router, now } = await open({
    alias: 'no-token',
    state: { payment: byCard, card: cardNow(undefined) },
  })
  await press()
  expect(calls()).toEqual([])
  expect(toasts).toEqual([{ text: 'Debe completar los campos de su tarjeta correctamente', tone: 'danger' }])
  expect(router.state.location.pathname).toBe('/menu/no-token/checkout')
  expect(now().isSending).toBe(false)
})

test.each([
  ['an order that costs nothing', { ticket: { ...stateOf().ticket, total: 0 }, payment: byCard }],
  ['cash', {}],
  ['no way to pay', { payment: null }],
])('no card is asked for %s', async (name, state) => {
  const { press, calls, toasts } = await open({
    alias: `no-card-${name.length}`,
    state: { ...state, card: cardNow(undefined) },
  })
  await press()
  expect(calls()).toEqual(['POST /api/order'])
  expect(toasts).toEqual([])
})

/** spec('000 §4.34') */
test('a payment on a page of its own leads there, with the page of the order behind it', async () => {
  const { press, calls, bodies, page, toasts, router } = await open({
    alias: 'page',
    state: { payment: online },
    answer: paidBy(() => ({ url: 'https://banco.test/pagar' })),
  })
  await press()
  expect(calls()).toEqual(['POST /api/order', 'POST /api/paymenturl'])
  expect(bodies()[1]).toEqual({ code: 'ABCDEFGHJK', branchContactId: 'contact', amount: 3000 })
  expect(page.left).toEqual(['https://banco.test/pagar'])
  expect(router.state.location.pathname).toBe('/menu/page/order/ABCDEFGHJK')
  expect(toasts).toEqual([])
})

/** spec('000 §8.7') */
test('a payment page that cannot be had is told, and the order’s page comes all the same', async () => {
  const { press, page, toasts, router } = await open({
    alias: 'no-page',
    state: { payment: online },
    answer: paidBy(() => refusal(502, 'payment-provider-failed')),
  })
  await press()
  expect(page.left).toEqual([])
  expect(toasts).toEqual([
    { text: 'Error generando link de pago, inténtelo nuevamente más tarde.', tone: 'danger' },
  ])
  expect(router.state.location.pathname).toBe('/menu/no-page/order/ABCDEFGHJK')
})

test('a diner whom a partner sent is shown to it again by the token, which is in no body', async () => {
  const { press, page } = await open({ alias: 'partner' })
  const user = { partner: 'club', externalUserId: 'ana', userToken: 'secret' }
  page.session.set('mostrador.external-user', JSON.stringify(user))
  onTestFinished(forgetExternalUser)
  await press()
  expect(page.asked[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(JSON.stringify(page.asked[0]?.body)).not.toContain('secret')
})
