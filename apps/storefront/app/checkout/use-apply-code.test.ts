import { expect, test } from 'vitest'
import type { CheckoutState } from './checkout-inputs.ts'
import { questionOf } from './use-apply-code.ts'

const stateOf = (part: { phone?: string; payment?: { id: string } | null }): CheckoutState =>
  ({
    draft: { phone: part.phone ?? '11 2345-6789', phoneCountry: 'AR' },
    payment: part.payment === undefined ? { id: 'cash' } : part.payment,
    timing: { slot: null },
    contact: { timeZone: 'America/Argentina/Buenos_Aires' },
  }) as unknown as CheckoutState

/** spec('000 §5.20') */
test.each([
  ['a way to pay first', { payment: null, phone: '' }, 'Asegurese de haber elegido un medio de pago primero'],
  [
    'a phone that is one',
    { phone: '12' },
    'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.',
  ],
] as const)('a code wants %s', (_, part, problem) => {
  expect(questionOf(stateOf(part), 'HOLA')).toEqual({ ok: false, problem })
})

test('with both it is asked about, for the moment of the order', () => {
  expect(questionOf(stateOf({}), 'HOLA')).toMatchObject({
    ok: true,
    asked: { phone: expect.stringMatching(/^\+54/), paymentId: 'cash' },
  })
  expect(questionOf(stateOf({}), '')).toEqual({ ok: false, problem: 'Escribe el código' })
})
