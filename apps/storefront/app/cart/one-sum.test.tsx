import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart } from '@mostrador/domain/cart/cart'
import { anyMenuAndLines, anyTerms } from '@mostrador/domain/testing/arbitrary-cart'
import fc from 'fast-check'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TicketCard } from '../checkout/ticket-card.tsx'
import { useCheckout, type ScheduleNow } from '../checkout/use-checkout.ts'
import { forgetDiner } from '../diner/known-diner.ts'
import { saveLocation } from '../diner/location-store.ts'
import { AliasContext } from '../place/use-alias.ts'
import { MemoryRouter } from 'react-router'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { cash, contactOf, home, modeOf, sampleAddress } from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import { BarSum } from './bar-amount.tsx'
import { CartTicket } from './cart-ticket.tsx'
import type { PricedShop } from './load-priced-shop.ts'
import { useCartSum } from './use-cart-sum.ts'

const card = { ...cash, id: 'card', paymentMethod: 'CARD' } as const
const schedule: ScheduleNow = { days: [], today: undefined, isLoading: false, retry: undefined }

/** How an order may reach the diner, and how far one knows what that costs. */
const WAYS = {
  pickup: { type: 'TAKE_AWAY', hasZones: false, hasAddress: true, fee: null },
  everywhere: { type: 'DELIVERY', hasZones: false, hasAddress: true, fee: null },
  'zone known': { type: 'DELIVERY', hasZones: true, hasAddress: true, fee: { card: 900, cash: 1000 } },
  'zone without cash': { type: 'DELIVERY', hasZones: true, hasAddress: true, fee: { card: 900, cash: null } },
  'no address': { type: 'DELIVERY', hasZones: true, hasAddress: false, fee: null },
} as const

type Way = keyof typeof WAYS

const anyScene = fc.record({
  way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
  cart: anyMenuAndLines,
  terms: anyTerms,
  paymentTypeId: fc.constantFrom('cash', 'card', null),
})
type Scene = typeof anyScene extends fc.Arbitrary<infer Value> ? Value : never

let contacts = 0

/** A contact of its own for each case: what was asked of another is not known of it. */
function shopOf({ way, cart: { menu }, terms }: Scene) {
  const { type, hasZones, hasAddress, fee } = WAYS[way]
  const alias = `one-sum-${(contacts += 1)}`
  const contact = contactOf({ id: `of-${alias}`, alias })
  const companyId = `company-of-${alias}`
  const zone = { inArea: true, providersFailed: false, fees: fee, minimumOrderPrice: 0 }
  openPage({
    answer: ({ url }) =>
      url.includes('/deliveryzones/fee') && fee
        ? { ...zone, freeDeliveryFrom: null, options: [] }
        : refusal(404, 'nothing'),
  })
  forgetDiner()
  if (hasAddress) saveLocation(companyId, home)
  const mode = { ...modeOf(type), orderType: 'ALL', open: true, hasZones, paymentTypes: [cash, card] }
  const { serviceFee, surcharges, discounts, externalBenefit: benefit } = terms
  return {
    contact: { ...contact, branch: { ...contact.branch, companyId } },
    mode: (type === 'DELIVERY' ? mode : { ...mode, deliveryTerms: null }) as OrderModeInfo,
    view: { menu },
    serviceFee,
    surcharges,
    discounts,
    externalBenefits: benefit ? { user: {}, partnerName: 'Club', benefit } : null,
  } as unknown as PricedShop
}

const place = sampleAddress as unknown as NonNullable<ComponentProps<typeof AliasContext>['value']>
const alias = { ...place, lookup: { type: 'branch' } } as typeof place

/** Drawn text, as it is read. */
const read = (view: ReactNode): string =>
  textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <AliasContext value={alias}>{view}</AliasContext>
      </MemoryRouter>,
    ),
  )

/** Returns the sums that bar, cart and checkout show of the same cart. */
async function sumsOf(scene: Scene) {
  const shop = shopOf(scene)
  const { lines } = scene.cart
  const cart = { alias: shop.contact.alias, lines, paymentTypeId: scene.paymentTypeId } as Cart
  const { wrap } = pageAround({ address: `/menu/${cart.alias}/checkout`, alias: sampleAddress })
  const hook = await renderHook(
    () => ({ sum: useCartSum(shop, cart), checkout: useCheckout(cart, shop, schedule) }),
    { props: undefined, wrap },
  )
  const { sum, checkout } = hook.now()
  await hook.unmount()
  const isDelivery = sum.isDelivery
  const total = (view: ReactNode) => /Total (.*)$/.exec(read(view))?.[1]
  return {
    isFeeKnown: sum.isFeeKnown,
    bar: read(<BarSum sum={sum} />),
    cart: total(<CartTicket {...sum} />),
    checkout: total(
      <TicketCard
        alias="a"
        payment={null}
        lines={[]}
        ticket={checkout.state.ticket}
        isDelivery={isDelivery}
      />,
    ),
  }
}

/** spec('000 §2.58') spec('000 §9.22') */
test('bar, cart and checkout say one sum of any cart, and the bar says when delivery is not in it', async () => {
  await fc.assert(
    fc.asyncProperty(anyScene, async (scene) => {
      const { bar, cart, checkout, isFeeKnown } = await sumsOf(scene)
      expect(checkout).toMatch(/^\$/)
      expect(cart).toBe(checkout)
      expect(bar).toBe(isFeeKnown ? checkout : `${checkout} + envío`)
      expect(isFeeKnown).toBe(scene.way !== 'no address')
    }),
    { numRuns: 40 },
  )
})
