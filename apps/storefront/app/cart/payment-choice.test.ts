import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { describe, expect, test } from 'vitest'
import { choosePayment } from './payment-choice.ts'

const type = (
  id: string,
  paymentMethod: PaymentTypeInfo['paymentMethod'],
  active = true,
): PaymentTypeInfo => ({
  id,
  paymentMethod,
  active,
  showName: id,
  upload: null,
  onlinePayment: null,
  paymentWindowMinutes: 15,
})

const online = (id: string, paymentMethod: 'CARD' | 'WALLET', at: string | null): PaymentTypeInfo => ({
  ...type(id, paymentMethod),
  upload: paymentMethod === 'CARD' ? 'APP' : 'API',
  onlinePayment: at === null ? null : { providerName: 'sandbox', paymentMethod: at },
})

const mode = {
  paymentTypes: [
    online('card', 'CARD', 'DISABLED'),
    online('wallet', 'WALLET', null),
    type('cash', 'CASH'),
    type('old', 'OTHER', false),
    type('transfer', 'OTHER'),
  ],
}
const ids = (types: readonly PaymentTypeInfo[]) => types.map(({ id }) => id)

describe('the ways to pay', () => {
  /** spec('000 §2.77') spec('000 §3.19') spec('000 §4.2') spec('decisions constants.5') */
  test('are those that are active and not hidden, the first one chosen', () => {
    const { types, chosen } = choosePayment(mode, { wished: null, cashAllowed: true })
    expect(ids(types)).toEqual(['cash', 'transfer'])
    expect(chosen?.id).toBe('cash')
  })

  test('are online too, where a provider takes the payment', () => {
    const paymentTypes = [online('card', 'CARD', 'card'), online('wallet', 'WALLET', 'wallet')]
    const { types, chosen } = choosePayment({ paymentTypes }, { wished: 'wallet', cashAllowed: false })
    expect(ids(types)).toEqual(['card', 'wallet'])
    expect(chosen?.id).toBe('wallet')
  })

  test('keep the wished one, as long as it is offered', () => {
    expect(choosePayment(mode, { wished: 'transfer', cashAllowed: true }).chosen?.id).toBe('transfer')
    expect(choosePayment(mode, { wished: 'old', cashAllowed: true }).chosen?.id).toBe('cash')
  })

  /** spec('000 §4.30') spec('000 §4.31') */
  test('leave out cash where no rider takes it, and move on from it', () => {
    const { types, chosen, cashIsOnlyPayment } = choosePayment(mode, { wished: 'cash', cashAllowed: false })
    expect(ids(types)).toEqual(['transfer'])
    expect(chosen?.id).toBe('transfer')
    expect(cashIsOnlyPayment).toBe(false)
  })

  test('keep cash where there is nothing else, so that the checkout can say why it cannot be', () => {
    const onlyCash = { paymentTypes: [type('cash', 'CASH')] }
    expect(choosePayment(onlyCash, { wished: null, cashAllowed: false })).toMatchObject({
      chosen: { id: 'cash' },
      cashIsOnlyPayment: true,
    })
  })

  test('may be none at all', () => {
    expect(choosePayment({ paymentTypes: [] }, { wished: null, cashAllowed: true })).toEqual({
      types: [],
      chosen: null,
      cashIsOnlyPayment: false,
    })
  })
})
