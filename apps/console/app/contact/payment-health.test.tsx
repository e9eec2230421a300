import type { ProviderHealth } from '@mostrador/contract/payment/payment-endpoints'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { PaymentHealth } from './payment-health.tsx'

const health: ProviderHealth = {
  provider: 'nube',
  title: 'Mercado Pago',
  tellsByItself: true,
  connected: true,
  term: null,
  approvedAt: '2026-10-02T00:30:00.000Z',
  notifiedAt: null,
  pending: 0,
  approvedToday: 0,
  refusedToday: 0,
  lastRefusal: null,
}

/** Text of the card, without tags. */
function read(...providers: readonly ProviderHealth[]): string {
  const queries = createQueryClient()
  queries.setQueryData(['payment-health', workplace.contact.id], providers)
  const drawn = draw(<PaymentHealth />, { role: 'manager', queries })
  return drawn
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** spec('decisions payment-health.1') */
test('refusals stand out while nothing was approved on the same day', () => {
  const refusal = { at: '2026-10-03T00:30:00.000Z', reason: 'cc_rejected_other_reason' }
  const refused = { ...health, refusedToday: 2, lastRefusal: refusal }
  expect(read(refused)).toContain('Rechaza 0 aprobados hoy · 2 rechazados hoy')
  // At the shop, three hours behind.
  expect(read(refused)).toContain('Último rechazo Viernes 02/10 21:30: cc_rejected_other_reason')
  // Our own reasons are written in words.
  const unheard = { ...refused, lastRefusal: { ...refusal, reason: 'unreachable' } }
  expect(read(unheard)).toContain('Último rechazo Viernes 02/10 21:30: no respondió')
  expect(read({ ...refused, approvedToday: 1 })).toContain('Anda 1 aprobado hoy · 2 rechazados hoy')
})

/** spec('decisions payment-health.1') */
test('an account that is not there is said, what never happened too, and without a provider nothing is drawn', () => {
  expect(read({ ...health, connected: false, refusedToday: 1 })).toContain('Sin conectar Tus clientes no')
  expect(read({ ...health, approvedAt: null, pending: 1 })).toContain(
    'Sin cobros 0 aprobados hoy · 0 rechazados hoy · 1 sin terminar Último aprobado Ninguno',
  )
  expect(read(health)).toContain('Mercado Pago Anda')
  expect(read({ ...health, provider: 'another', title: 'another' })).toContain('another Anda')
  expect(read()).toBe('')
})

/** spec('decisions payment-health.1') */
test('of a provider that sends no notifications none is missed', () => {
  expect(read({ ...health, tellsByItself: false })).toContain(
    'Último aviso del proveedor No avisa: le preguntamos nosotros',
  )
  expect(read(health)).toContain('Último aviso del proveedor Ninguno')
})

/** spec('decisions accounts-by-authorisation.6') */
test('until when an account holds that its owner connected is said, and whether it renews by itself', () => {
  const until = '2027-05-12T15:00:00.000Z'
  const renewing = { ...health, term: { until, renewal: 'RENEWS' } } as const
  expect(read(renewing)).toContain('Conectada por autorización hasta el 12/5, se renueva sola.')
  expect(read({ ...health, term: { until, renewal: 'ENDING' } })).toContain('Vence el 12/5 y no pudimos')
  expect(read({ ...health, term: { until, renewal: 'LOST' } })).toContain('la respuesta se perdió')
})
