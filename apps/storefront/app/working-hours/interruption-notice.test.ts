import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import InterruptionNotice, { type InterruptionNoticeProps } from './interruption-notice.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:00:00-03:00') }))
afterEach(() => void vi.useRealTimers())

const contact = { timeZone: 'America/Argentina/Buenos_Aires' }
const told = (mode: InterruptionNoticeProps['mode'], canSchedule = false) =>
  textOf(renderToStaticMarkup(createElement(InterruptionNotice, { contact, mode, canSchedule }))).trim()

/** spec('decisions interruptions.5') */
test('a pause says until when by the contact’s wall, what the shop says of it, and that later is possible', () => {
  const pause = { until: '2026-11-21T00:30:00Z', message: '' }
  expect(told({ pause, busy: null })).toBe('Esta modalidad está en pausa hasta las 21:30.')
  expect(told({ pause: { ...pause, message: 'Se cortó la luz.' }, busy: null }, true)).toBe(
    'Esta modalidad está en pausa hasta las 21:30, programa tu pedido para después. Se cortó la luz.',
  )
  expect(told({ pause: { ...pause, until: '2026-11-21T15:00:00Z' }, busy: null })).toContain(
    'hasta el sábado 21/11 a las 12:00.',
  )
})

/** spec('decisions interruptions.3') */
test('a delay says that there is one, in the shop’s words where it has some', () => {
  const busy = { until: '2026-11-21T00:30:00Z', message: '', extraMinutes: 20 }
  expect(told({ pause: null, busy })).toBe('En este momento hay más demora que de costumbre.')
  expect(told({ pause: null, busy: { ...busy, message: 'Llueve mucho.' } })).toContain('Llueve mucho.')
})
