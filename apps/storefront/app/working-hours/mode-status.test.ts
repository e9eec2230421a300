import { expect, test } from 'vitest'
import { modeStatus } from './mode-status.ts'

/** spec('000 §2.50') */
test('a mode is available while the server says that it is open', () => {
  expect(modeStatus({ orderEnabled: true, open: true, pause: null }).text).toBe('Disponible')
  expect(modeStatus({ orderEnabled: true, open: false, pause: null }).text).toBe('Cerrado')
})

test('a mode that takes no orders says so whatever the hour', () => {
  expect(modeStatus({ orderEnabled: false, open: true, pause: null }).text).toBe('Sin pedidos por ahora')
})

/** spec('decisions interruptions.5') */
test('a mode that is paused says so, and one that takes no orders at all says that', () => {
  const pause = { until: '2026-11-20T23:00:00Z', message: '' }
  expect(modeStatus({ orderEnabled: true, open: false, pause }).text).toBe('En pausa')
  expect(modeStatus({ orderEnabled: false, open: false, pause }).text).toBe('Sin pedidos por ahora')
})
