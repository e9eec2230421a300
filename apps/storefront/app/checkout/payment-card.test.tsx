import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { emptyDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import { PaymentCard } from './payment-card.tsx'

type Typing = (event: { currentTarget: { value: string } }) => void
const told: { press?: () => void; type?: Typing } = {}

vi.mock('@mostrador/ui/chip.tsx', () => ({
  Chip: ({
    children,
    onClick,
    selected,
  }: {
    children: ReactNode
    onClick: () => void
    selected: boolean
  }) => {
    told.press = onClick
    return <button aria-pressed={selected}>{children}</button>
  },
}))
vi.mock('@mostrador/ui/text-field.tsx', () => ({
  TextField: ({ label, value, onChange }: { label: string; value: string; onChange: Typing }) => {
    told.type = onChange
    return <input aria-label={label} defaultValue={value} />
  },
}))

const alias = {
  country: { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 },
} as unknown as NonNullable<ComponentProps<typeof AliasContext>['value']>
const cash = { id: 'cash', paymentMethod: 'CASH', showName: '', upload: null } as PaymentTypeInfo

/** The card of a page on which something was typed, and which costs so much by now. */
function page(typed: Partial<CheckoutDraft>, total: number, { types = [cash], type = 'DELIVERY' } = {}) {
  let draft: CheckoutDraft = { ...emptyDraft('AR'), ...typed }
  const html = (now: number): string => {
    const state = {
      draft,
      ticket: { total: now },
      mantissa: 2,
      currencyCode: 'ARS',
      payment: cash,
      mode: { type },
    } as CheckoutState
    return renderToStaticMarkup(
      <AliasContext value={alias}>
        <PaymentCard
          state={state}
          errors={new Map()}
          change={(part) => {
            draft = { ...draft, ...part }
          }}
          onChoose={() => undefined}
          checkout={{
            payment: { types, chosen: cash, cashIsOnlyPayment: true },
            setCard: () => undefined,
            tries: 0,
          }}
        />
      </AliasContext>,
    )
  }
  return { html, first: html(total) }
}

const amountIn = (html: string) => /aria-label="¿Con cuánto abonas\?" value="([^"]*)"/.exec(html)?.[1]

beforeEach(() => {
  delete told.press
  delete told.type
})

/** spec('000 §5.9') */
test('"Pago justo" stays just the total when the delivery fee or a code comes to it', () => {
  const { html, first } = page({}, 300_000)
  expect(amountIn(first)).toBe('')
  told.press?.()
  expect(amountIn(html(300_000))).toBe('3000')
  expect(amountIn(html(350_050))).toBe('3500,50')
  expect(html(350_050)).toContain('aria-pressed="true"')
})

test('an amount typed afterwards stays as it was typed', () => {
  const { html } = page({ paysExact: true }, 300_000)
  told.type?.({ currentTarget: { value: '$ 4000' } })
  expect(amountIn(html(300_000))).toBe('$ 4000')
  expect(amountIn(html(350_000))).toBe('$ 4000')
  expect(html(350_000)).toContain('aria-pressed="false"')
})

test('an order that costs nothing asks for no amount', () => {
  expect(page({}, 0).first).not.toContain('¿Con cuánto abonas?')
})

test.each(['-5', '1e3', '12-3'])(
  'of "%s" nothing is taken away, so that it is refused and not another amount',
  (typed) => {
    const { html } = page({}, 300_000)
    told.type?.({ currentTarget: { value: typed } })
    expect(amountIn(html(300_000))).toBe(typed)
  },
)

/** spec('000 §2.77') */
test('a card that is charged at the door says so by mode, one that is paid here does not', () => {
  const card = { id: 'card', paymentMethod: 'CARD', showName: 'Tarjeta', upload: null } as PaymentTypeInfo
  const online = { ...card, id: 'online', upload: 'APP' } as PaymentTypeInfo
  const byHand = (type: string, types = [cash, card]): string => page({}, 1000, { types, type }).first
  expect(byHand('DELIVERY')).toContain('Se paga al recibir el pedido')
  expect(byHand('TAKE_AWAY')).toContain('Se paga al retirar el pedido')
  expect(byHand('IN_DINING')).toContain('Se paga en el local')
  expect(byHand('DELIVERY', [cash, online])).not.toContain('Se paga')
})
