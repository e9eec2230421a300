import { expect, test } from 'vitest'
import { modeStatus } from './mode-status.ts'

/** spec('000 §2.50') */
test('a mode is available while the server says that it is open', () => {
  expect(modeStatus({ orderEnabled: true, open: true }).text).toBe('Disponible')
  expect(modeStatus({ orderEnabled: true, open: false }).text).toBe('Cerrado')
})

test('a mode that takes no orders says so whatever the hour', () => {
  expect(modeStatus({ orderEnabled: false, open: true }).text).toBe('Sin pedidos por ahora')
})
