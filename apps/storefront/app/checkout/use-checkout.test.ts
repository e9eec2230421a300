import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { checkoutMessage } from '@mostrador/copy/checkout'
import type { Cart } from '@mostrador/domain/cart/cart'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { menuOf, plate } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { forgetDiner } from '../diner/known-diner.ts'
import { saveLocation } from '../diner/location-store.ts'
import { keepCode } from '../discount-code/kept-code.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { sampleCode } from '../testing/sample-code.ts'
import {
  cash,
  contactOf,
  home,
  modeOf,
  sampleLines,
  sampleMenu,
  sampleAddress,
} from '../testing/sample-checkout.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { useCheckout, type ScheduleNow } from './use-checkout.ts'

const NOW = '2026-11-20T21:00:00.000Z'
const card = { ...cash, id: 'card', paymentMethod: 'CARD' } as const
const days = [
  { date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['20:00', '21:00'] },
] as const satisfies ScheduleNow['days']
const known: ScheduleNow = { days, today: '2026-11-20', isLoading: false, retry: undefined }
const program = {
  name: 'Brasas',
  active: true,
  orderPercentage: 5,
  minRedeemedPoints: 100,
  maxRedeemedPoints: 0,
  maxRedeemedPercentage: 100,
  supportsDiscounts: true,
  branchContactIds: [],
  rewards: [],
}
const ana = {
  name: 'Ana',
  phone: '+541123456789',
  optIn: true,
  addressesRegistered: [],
  loyaltyPointsBalance: 500,
  pointsLock: null as string | null,
}
const zone = {
  inArea: true,
  providersFailed: false,
  fees: { card: 900, cash: 1000 as number | null },
  minimumOrderPrice: 5000,
  freeDeliveryFrom: null,
  options: [],
}

type Setting = {
  /**
   * Each test has a contact of its own: what was asked and stored of another is not known of it.
   */
  readonly alias: string
  readonly search?: string
  readonly mode?: Partial<OrderModeInfo>
  readonly shop?: Partial<PricedShop>
  readonly cart?: Partial<Cart>
  readonly schedule?: Partial<ScheduleNow>
  readonly location?: UserLocation
  readonly typed?: object
  readonly loyalty?: object
  readonly answer?: (url: string) => unknown
}

/** The checkout of a contact; what is typed before stands in `typed`. */
async function open({ alias, search = '', ...own }: Setting) {
  const { answer = () => refusal(404, 'nothing') } = own
  const page = openPage({
    clock: NOW,
    answer: ({ url }) => (url === '/api/diner/log' ? undefined : answer(url)),
  })
  forgetDiner()
  if (own.typed) page.session.set(`mostrador.checkout.${alias}`, JSON.stringify(own.typed))
  const contact = contactOf({ id: `of-${alias}`, alias })
  const companyId = `company-of-${alias}`
  if (own.location) saveLocation(companyId, own.location)
  const mode = {
    ...modeOf('TAKE_AWAY'),
    showName: null,
    open: true,
    orderType: 'ALL',
    hasZones: false,
    deliveryTerms: null,
    paymentTypes: [cash, card],
    ...own.mode,
  } as OrderModeInfo
  const shop = {
    contact: { ...contact, branch: { ...contact.branch, companyId } },
    mode,
    view: { menu: sampleMenu },
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    surcharges: [],
    discounts: [],
    externalBenefits: null,
    ...own.shop,
  } as unknown as PricedShop
  const cart = { alias, lines: sampleLines, paymentTypeId: null, ...own.cart } as Cart
  const place = { ...sampleAddress, ...(own.loyalty && { loyalty: own.loyalty }) }
  const around = pageAround({ address: `/menu/${alias}/checkout${search}`, alias: place })
  const hook = await renderHook(
    (now: { readonly cart: Cart; readonly schedule: ScheduleNow }) =>
      useCheckout(now.cart, shop, now.schedule),
    { props: { cart, schedule: { ...known, ...own.schedule } }, wrap: around.wrap },
  )
  const asked = () => page.asked.map(({ method, url }) => `${method} ${url}`)
  const kept = () => JSON.parse(page.session.get(`mostrador.checkout.${alias}`) ?? 'null')
  const change = (part: Parameters<ReturnType<typeof useCheckout>['change']>[0]) =>
    doing(() => hook.now().change(part))
  return { ...hook, ...around, page, cart, asked, kept, change }
}

const codesOf = ({ verdict }: ReturnType<typeof useCheckout>) =>
  verdict.ok ? [] : verdict.all.map(({ code }) => code)

test('an empty page lacks what it lacks, and says so at the fields once the diner has tried', async () => {
  const { now } = await open({ alias: 'empty' })
  expect(codesOf(now())).toEqual(['phone-required', 'name-required', 'cash-amount-required'])
  expect(now()).toMatchObject({ tries: 0, modeName: 'Take away', locked: { phone: false, table: false } })
  expect(now().errors.size).toBe(0)
  await doing(() => now().countTry())
  expect(now().tries).toBe(1)
  expect([...now().errors]).toEqual([
    ['phone', checkoutMessage('phone-required')],
    ['customerName', checkoutMessage('name-required')],
    ['paymentAmount', checkoutMessage('cash-amount-required')],
  ])
})

test('a typed value counts at once, and is kept in the tab', async () => {
  const { now, change, kept } = await open({ alias: 'typing' })
  await change({ phone: '11 2345-6789', customerName: 'Ana', paymentAmount: '5000' })
  await doing(() => now().countTry())
  expect(now().verdict).toEqual({ ok: true })
  expect(now().errors.size).toBe(0)
  expect(kept()).toMatchObject({ phone: '11 2345-6789', validPhone: '+541123456789', customerName: 'Ana' })
})

test('a link fixes the phone and the table, and proposes a name', async () => {
  const { now } = await open({ alias: 'linked', search: '?phone=%2B5491130405060&tableNumber=9&name=Ana' })
  expect(now().locked).toEqual({ phone: true, table: true })
  expect(now().state.draft).toMatchObject({ phone: '+5491130405060', tableNumber: '9', customerName: 'Ana' })
})

test('the lines are those of the menu of now, and so is the ticket', async () => {
  const menu = menuOf([plate('bife', { price: 160_000 })])
  const { now } = await open({ alias: 'repriced', shop: { view: { menu } } as Partial<PricedShop> })
  expect(now().compared.changes).toMatchObject([{ lineId: 'l1', kind: 'price' }])
  expect(now().state.ticket).toMatchObject({ itemsPrice: 320_000, total: 320_000 })
})

test('an order is for now until a slot is wished for, and waits for the slots while they load', async () => {
  const { now, change, renderAgain, cart } = await open({ alias: 'slots' })
  expect(now().state.timing).toMatchObject({ timing: 'now', slot: null })
  await change({ timing: 'scheduled' })
  expect(now().state.timing).toMatchObject({ timing: 'scheduled', slot: { time: '20:00' } })
  await change({ date: '2026-11-20', time: '21:00' })
  expect(now().state.timing.slot).toEqual({ date: '2026-11-20', time: '21:00' })
  expect(now().state.isScheduleLoading).toBe(false)
  await renderAgain({ cart, schedule: { ...known, days: [], isLoading: true } })
  expect(now().state.timing).toMatchObject({ canOrderNow: true, timing: 'scheduled', slot: null })
  expect(codesOf(now())).toContain('schedule-loading')
})

test('of the ways to pay the wished one is chosen, else the first; a card is known when it says so', async () => {
  const { now, renderAgain, cart } = await open({ alias: 'ways' })
  expect(now().payment.types.map(({ id }) => id)).toEqual(['cash', 'card'])
  expect(now().state).toMatchObject({ payment: { id: 'cash' }, cashIsOnlyPayment: false, card: null })
  await renderAgain({ cart: { ...cart, paymentTypeId: 'card' }, schedule: known })
  expect(now().state.payment?.id).toBe('card')
  const paid = { complete: true, createToken: async () => undefined }
  await doing(() => now().setCard(paid))
  expect(now().state.card).toBe(paid)
})

const delivery = {
  type: 'DELIVERY',
  hasZones: true,
  deliveryTerms: { cardFee: 500, cashFee: 600, minimumOrderPrice: 1000, freeDeliveryFrom: null },
} as const

test('delivery costs what it costs in the diner’s zone, and nothing until that is known', async () => {
  let arrive: (info: unknown) => void = () => undefined
  const { now, asked } = await open({
    alias: 'zone',
    mode: delivery,
    location: home,
    answer: () => new Promise((resolve) => (arrive = resolve)),
  })
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatch(/^GET \/api\/branch\/brand\/deliveryzones\/fee\?branchContactId=of-zone&/)
  expect(now().state).toMatchObject({
    location: home,
    delivery: { status: 'loading' },
    deliveryTerms: { card: 50_000, cash: 60_000 },
    ticket: { deliveryFee: 0, total: 300_000 },
  })
  expect(codesOf(now())).toContain('delivery-loading')
  await doing(() => arrive(zone))
  expect(now().state).toMatchObject({
    deliveryTerms: { card: 90_000, cash: 100_000, minimumOrderPrice: 500_000 },
    ticket: { deliveryFee: 100_000, total: 400_000 },
  })
  await doing(() => now().countTry())
  expect(now().errors.get('items')).toBe(
    'El precio del pedido debe ser mayor a $ 5.000'.replace('$ ', '$\u00A0'),
  )
})

test('a delivery for later is asked for at its hour', async () => {
  const { change, asked } = await open({ alias: 'later', mode: delivery, location: home, answer: () => zone })
  await change({ timing: 'scheduled', date: '2026-11-20', time: '21:00' })
  expect(asked()).toHaveLength(2)
  expect(asked()[1]).toContain('at=2026-11-21T00%3A00%3A00.000Z')
})

test('where no rider takes cash it cannot be chosen', async () => {
  const { now } = await open({
    alias: 'no-cash',
    mode: delivery,
    location: home,
    cart: { paymentTypeId: 'cash' },
    answer: () => ({ ...zone, fees: { card: 900, cash: null } }),
  })
  expect(now().payment.types.map(({ id }) => id)).toEqual(['card'])
  expect(now().state).toMatchObject({ payment: { id: 'card' }, ticket: { deliveryFee: 90_000 } })
})

/** spec('decisions zones-on-the-map.8') */
test.each([
  [
    'slow',
    'its own, and what the contact takes longer now',
    { minDelayInMinutes: 40, maxDelayInMinutes: 60 },
  ],
  ['usual', 'those of the mode where it says none', undefined],
])('a zone (%s) promises %s', async (alias, _, delays) => {
  const busy = { extraMinutes: 20, until: '2026-11-20T16:00:00.000Z', message: '' }
  const mode = { ...delivery, minDelayInMinutes: 50, maxDelayInMinutes: 65, busy } as const
  const { now } = await open({ alias, mode, location: home, answer: () => ({ ...zone, delays }) })
  const [least, most] = delays ? [60, 80] : [50, 65]
  expect(now().state.mode).toMatchObject({ minDelayInMinutes: least, maxDelayInMinutes: most })
})

test('a mode without delivery asks for no zone', async () => {
  const { now, asked } = await open({ alias: 'take-away', location: home })
  expect(now().state.deliveryTerms).toBeNull()
  expect(asked()).toEqual([])
})

const phoned = { phone: '11 2345-6789', phoneCountry: 'AR', customerName: 'Ana', paymentAmount: '9000' }

test('the points of a customer who is recognised come off the ticket', async () => {
  const { now } = await open({
    alias: 'points',
    typed: { ...phoned, points: 200, recognised: '+541123456789' },
    loyalty: program,
    answer: () => ana,
  })
  expect(now().state.benefits).toMatchObject({
    program,
    customer: ana,
    points: { redeemed: 200, balance: 500 },
    kept: null,
    code: null,
    external: null,
  })
  expect(now().state.ticket).toMatchObject({ loyaltyDiscount: 20_000, total: 280_000 })
})

test.each([
  ['protected points', { loyalty: program, answer: () => ({ ...ana, pointsLock: 'VERIFY' }) }],
  ['an unknown balance', { loyalty: program, answer: () => ({ ...ana, loyaltyPointsBalance: null }) }],
  ['nobody', { loyalty: program, answer: () => undefined }],
  ['a contact without a programme', { answer: () => ana }],
])('of %s none are spent', async (name, own) => {
  const alias = `no-points-${name.replaceAll(' ', '-')}`
  const { now } = await open({ alias, typed: { ...phoned, points: 200, recognised: ana.phone }, ...own })
  expect(now().state.benefits?.points).toBeNull()
  expect(now().state.ticket.total).toBe(300_000)
})

const keptCode = keepCode(
  sampleCode,
  { orderModeId: 'mode', paymentTypeId: 'cash', at: null },
  Date.parse(NOW),
)
const withCode = { ...phoned, discountCode: keptCode, recognised: '+541123456789' }

test('a code comes off the ticket as long as the order is what it was given for', async () => {
  const { now, renderAgain, cart, toasts, kept } = await open({ alias: 'code', typed: withCode })
  expect(now().state.benefits?.kept).toEqual(keptCode)
  expect(now().state.ticket.total).toBe(298_000)
  await renderAgain({ cart: { ...cart, paymentTypeId: 'card' }, schedule: known })
  expect(now().state.benefits).toMatchObject({ kept: null, code: null })
  expect(now().state.ticket.total).toBe(300_000)
  expect(kept().discountCode).toBeNull()
  expect(toasts).toEqual([{ text: 'Se quitó el código de descuento' }])
})

test.each([
  ['the slots load', { isLoading: true }],
  ['the slots could not be had', { retry: () => undefined }],
])('while %s a code waits', async (name, schedule) => {
  const { now } = await open({
    alias: `waits-${name.length}`,
    typed: withCode,
    cart: { paymentTypeId: 'card' },
    schedule,
  })
  expect(now().state.benefits?.kept).toEqual(keptCode)
})

test('while the zone is not known a code waits, and goes once the way to pay is another', async () => {
  let arrive: (info: unknown) => void = () => undefined
  const { now } = await open({
    alias: 'waits-zone',
    mode: delivery,
    location: home,
    typed: withCode,
    cart: { paymentTypeId: 'card' },
    answer: (url) => (url.includes('fee') ? new Promise((resolve) => (arrive = resolve)) : undefined),
  })
  expect(now().state.benefits?.kept).toEqual(keptCode)
  await doing(() => arrive(refusal(500, 'internal')))
  expect(now().state.delivery.status).toBe('failed')
  expect(now().state.benefits?.kept).toEqual(keptCode)
  await doing(() => now().state.delivery.refresh())
  await doing(() => arrive(zone))
  expect(now().state.benefits?.kept).toBeNull()
})

test('a code of an order for later ends with its moment, unless a partner knows the diner', async () => {
  const external = {
    user: { partner: 'club', externalUserId: 'ana' },
    partnerName: 'Club',
    benefit: undefined,
  }
  const { now, change } = await open({
    alias: 'partner',
    typed: withCode,
    shop: { externalBenefits: external },
  })
  expect(now().state.benefits?.external).toBe(external)
  await change({ timing: 'scheduled', date: '2026-11-20', time: '21:00' })
  expect(now().state.benefits?.kept).toEqual(keptCode)
  await change({ phone: '11 2345-6780' })
  expect(now().state.benefits?.kept).toBeNull()
})

test('a limited code ends when its time does, and the diner hears of it', async () => {
  const held = { ...sampleCode, limitedUsage: true, heldUntil: '2026-11-20T21:01:00.000Z' }
  const discountCode = keepCode(held, keptCode, Date.parse(NOW))
  const { now, toasts, kept } = await open({ alias: 'limited', typed: { ...withCode, discountCode } })
  await pass(59_999)
  expect(now().state.benefits?.kept).toEqual(discountCode)
  await pass(1)
  expect(now().state.benefits?.kept).toBeNull()
  expect(kept().discountCode).toBeNull()
  expect(toasts).toEqual([{ text: 'Tiempo de aplicacion del descuento vencido' }])
})
