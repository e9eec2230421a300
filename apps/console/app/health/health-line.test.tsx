import type { Health } from '@mostrador/contract/health/health-endpoints'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { HealthNotices } from './health-line.tsx'
import { WarningLines } from './opening-warnings.tsx'

const lost = {
  provider: 'nube',
  title: 'Mercado Pago',
  lost: 'REVOKED',
  renewal: 'RENEWS',
  endsAt: null,
} as const
const ending = {
  ...lost,
  lost: null,
  renewal: 'ENDING',
  endsAt: '2026-12-02T12:00:00.000Z',
} as const
const failed = {
  at: '2026-11-20T15:00:00.000Z',
  person: 'Ana',
  channel: 'MAIL',
  why: 'REJECTED',
} as const
const warnings = { lastSent: null, lastFailed: failed, isFailing: true }
const none: Health = { accounts: [], warnings: null }

const drawn = (health: Partial<Health>, isOfShift = true): string =>
  draw(<HealthNotices health={{ ...none, ...health }} isOfShift={isOfShift} />, { role: 'owner' })

/** spec('decisions health.1') */
test('an account that is lost is told over every page, one that ends over those of the shift', () => {
  expect(drawn({ accounts: [lost] })).toMatch(
    /Mercado Pago ya no deja cobrar.*href="\/palermo\/local\/payments"/s,
  )
  expect(drawn({ accounts: [lost] }, false)).toContain('ya no deja cobrar')
  expect(drawn({ accounts: [ending] })).toMatch(/vence el 2\/12.*No pudimos renovarla/s)
  expect(drawn({ accounts: [ending] }, false)).toBe(drawn({}))
})

/** spec('decisions health.2') */
test('a warning before an opening that failed is told with its reason and where it is mended', () => {
  const html = drawn({ warnings })
  expect(html).toMatch(/No pudimos avisarle a Ana.*mira que la dirección.*href="\/palermo\/local\/alerts"/s)
  expect(drawn({ warnings: { ...warnings, isFailing: false } })).toBe(drawn({}))
  const section = (of: Partial<typeof warnings>) =>
    draw(<WarningLines warnings={{ ...warnings, ...of }} />, { role: 'owner' })
  expect(section({})).toMatch(/no pudo salir: Ana, por correo.*mira que la dirección/s)
  expect(section({ lastFailed: { ...failed, channel: 'MESSAGE', why: 'UNREACHABLE' } as never })).toContain(
    'El servicio de mensajes no respondió',
  )
})
