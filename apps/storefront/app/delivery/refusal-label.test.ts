import { expect, test } from 'vitest'
import { refusalLabel } from './refusal-label.ts'

test('a diner out of reach reads why', () => {
  expect(refusalLabel('outside')).toBe('Tu dirección está fuera de la zona de entrega.')
  expect(refusalLabel('no-riders')).toContain('no contamos con repartidores')
})
