import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart } from '@mostrador/domain/cart/cart'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { openPage } from '../testing/browser-page.ts'
import { contactOf, modeOf, sampleLines, sampleMenu, sampleAddress } from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import { CartBar } from './cart-bar.tsx'
import type { PricedShop } from './load-priced-shop.ts'
import { NotNowCard } from './not-now-card.tsx'
import { notNow } from './not-now.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const TOMORROW = '2026-11-21T14:30:00.000Z'

const aMode = (own: Partial<OrderModeInfo> = {}): OrderModeInfo => ({
  ...modeOf('TAKE_AWAY'),
  active: true,
  orderEnabled: true,
  open: false,
  orderType: 'ON_DEMAND',
  pause: null,
  busy: null,
  showName: '',
  deliveryTerms: null,
  paymentTypes: [],
  ...own,
})

/** A contact that is closed until tomorrow, with these modes. */
function closed(modes: readonly OrderModeInfo[], own: Partial<BranchContactInfo> = {}): BranchContactInfo {
  const contact = contactOf()
  return {
    ...contact,
    branch: { ...contact.branch, alias: 'la-nonna' },
    open: false,
    orderEnabled: true,
    commercialTermsInfo: { blocked: false },
    nextOpeningAt: TOMORROW,
    slotsLeftFor: [],
    hasSiblings: true,
    deliveryConfig: { ...contact.deliveryConfig, orderModes: modes } as BranchContactInfo['deliveryConfig'],
    ...own,
  }
}

const alias = { ...sampleAddress, lookup: { type: 'branch' } } as unknown as NonNullable<
  ComponentProps<typeof AliasContext>['value']
>

/** Drawing at that moment. */
function draw(view: ReactNode): string {
  openPage({ clock: NOW.toISOString() })
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/menu/palermo/preview?source=app']}>
      <AliasContext value={alias}>{view}</AliasContext>
    </MemoryRouter>,
  )
}

const cart = { alias: 'palermo', lines: sampleLines, paymentTypeId: null } as unknown as Cart

const barOf = (contact: BranchContactInfo, mode: OrderModeInfo): string =>
  draw(
    <CartBar
      shop={
        {
          contact,
          mode,
          view: { menu: sampleMenu },
          serviceFee: { userFee: 0, percentageUserFee: 0 },
          surcharges: [],
          discounts: [],
          externalBenefits: null,
        } as unknown as PricedShop
      }
      cart={cart}
      compared={{ changes: [] }}
      onAccept={() => undefined}
    />,
  )

/** spec('000 §2.67') */
test.each([
  ['open', { open: true }, [], true],
  ['closed, with an hour left for later', { orderType: 'ALL' }, ['mode'], true],
  ['closed, and not to be scheduled', {}, [], false],
  ['closed, with no hour left', { orderType: 'ALL' }, ['other'], false],
  ['of a shop that takes no orders', { open: true, orderEnabled: false }, [], false],
] as const)('"Continuar" of a mode that is %s', (...[, own, slotsLeftFor, isThere]) => {
  const mode = aMode(own)
  const html = barOf(closed([mode], { slotsLeftFor: [...slotsLeftFor] }), mode)
  expect(html.includes('href="/menu/palermo/checkout')).toBe(isThere)
  expect(textOf(html).includes('Continuar')).toBe(isThere)
})

const PAUSE = { until: '2026-11-20T16:00:00.000Z', message: '' } as OrderModeInfo['pause']

/** spec('000 §2.67') */
test.each([
  [closed([]), aMode(), { reason: 'Local cerrado.', until: 'Abre mañana a las 11:30' }],
  [closed([], { nextOpeningAt: null }), aMode(), { reason: 'Local cerrado.', until: undefined }],
  [
    closed([], { open: true, nextOpeningAt: null }),
    aMode(),
    { reason: 'Esta modalidad está cerrada ahora.', until: undefined },
  ],
  [
    closed([], { open: true }),
    aMode({ pause: PAUSE }),
    { reason: 'Pedidos en pausa', until: 'Esta modalidad está en pausa hasta las 13:00.' },
  ],
  [
    closed([], { orderEnabled: false }),
    aMode(),
    { reason: 'Menú informativo. Pedidos disabled', until: undefined },
  ],
  [
    closed([], { open: true, nextOpeningAt: null }),
    aMode({ open: true, orderType: 'SCHEDULED' }),
    { reason: 'No quedan horarios disponibles.', until: undefined },
  ],
])('a cart that leads nowhere says why (%#)', (contact, mode, said) => {
  expect(notNow({ contact, mode }, NOW)).toEqual(said)
})

/** spec('000 §2.67') */
test('it offers the hours, the other contacts, and the modes of this one that can be ordered from', () => {
  const own = aMode()
  const later = { ...aMode({ orderType: 'ALL' }), id: 'later', type: 'DELIVERY' } as const
  const shut = { ...aMode(), id: 'shut', type: 'IN_DINING' } as const
  const html = draw(
    <NotNowCard contact={closed([own, later, shut], { slotsLeftFor: ['later'] })} mode={own} />,
  )
  expect(textOf(html)).toBe(
    'Local cerrado. Abre mañana a las 11:30 Tus productos siguen guardados en tu pedido. Cambiar a Delivery Cambiar local Ver horarios',
  )
  expect(html).toContain('href="/menu/palermo/delivery?source=app"')
  expect(html).toContain('href="/menu/la-nonna?source=app"')
  const alone = draw(<NotNowCard contact={closed([own], { hasSiblings: false })} mode={own} />)
  expect(textOf(alone)).not.toMatch(/Cambiar/)
})
