import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { AliasContext } from '../place/use-alias.ts'
import { openPage } from '../testing/browser-page.ts'
import { contactOf, modeOf, sampleAddress, stateOf } from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import type { CheckoutState } from './checkout-inputs.ts'
import type { ScheduleNow } from './use-checkout.ts'

const alias = { ...sampleAddress, lookup: { type: 'branch' } } as unknown as NonNullable<
  ComponentProps<typeof AliasContext>['value']
>

const known: ScheduleNow = { days: [], today: '2026-11-20', isLoading: false, retry: undefined }
const unasked: ScheduleNow = { ...known, retry: () => undefined }
const NOW = { canOrderNow: true, canSchedule: false, timing: 'now', slot: null } as const
const NEVER = { ...NOW, canOrderNow: false }
const LATER = { canOrderNow: false, canSchedule: true, timing: 'scheduled', slot: null } as const

/** End of the checkout of a contact that is closed until tomorrow. */
function draw(timing: CheckoutState['timing'], schedule = known): string {
  openPage({ clock: '2026-11-20T15:00:00.000Z' })
  const mode = { ...modeOf('TAKE_AWAY'), active: true, orderEnabled: true, open: false, pause: null }
  const contact = contactOf({
    open: false,
    orderEnabled: true,
    commercialTermsInfo: { blocked: false } as BranchContactInfo['commercialTermsInfo'],
    nextOpeningAt: '2026-11-21T14:30:00.000Z',
    slotsLeftFor: [],
    hasSiblings: false,
    deliveryConfig: { orderModes: [mode] } as unknown as BranchContactInfo['deliveryConfig'],
  })
  return textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <AliasContext value={alias}>
          <CheckoutBar
            shop={{ contact, mode } as unknown as PricedShop}
            state={stateOf({ timing })}
            schedule={schedule}
            label="Hacer pedido"
            isSending={false}
            onPress={() => undefined}
          />
        </AliasContext>
      </MemoryRouter>,
    ),
  )
}

const WHY = 'Local cerrado. Abre mañana a las 11:30 Tus productos siguen guardados en tu pedido. Ver horarios'

/** spec('000 §2.67') */
test.each([
  ['there is a moment for the order', NOW, known, /^Hacer pedido/],
  ['its hours are on their way', LATER, { ...known, isLoading: true }, /^Hacer pedido/],
  ['its hours could not be asked for', LATER, unasked, /^Hacer pedido/],
  ['no hour is left', LATER, known, new RegExp(`^${WHY}$`)],
  ['it is closed and takes no order for later', NEVER, known, new RegExp(`^${WHY}$`)],
] as const)(
  'the checkout has its button or the reason why not, where %s',
  (...[, timing, schedule, text]) => {
    expect(draw(timing, schedule)).toMatch(text)
  },
)
