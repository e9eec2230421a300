import { expect, test } from 'vitest'
import { fieldRefusal } from './field-refusal.ts'

const error = (path: string | undefined, message: string) => ({
  code: 'too_big',
  message,
  ...(path !== undefined && { path }),
})

test('the first field of the page that the server could not read is named, in its words', () => {
  const errors = [
    error('items.0.price', 'Va de 0 en adelante.'),
    error('customerName', 'Hasta 200 letras.'),
    error('notes', 'x'),
  ]
  expect(fieldRefusal({ code: 'invalid-request', errors })).toBe('Nombre: Hasta 200 letras.')
  expect(fieldRefusal({ code: 'invalid-request', errors: [error('tableUid', 'Hasta 40 letras.')] })).toBe(
    'Número de mesa: Hasta 40 letras.',
  )
})

test.each([
  { code: 'invalid-request' },
  { code: 'invalid-request', errors: [] },
  {
    code: 'invalid-request',
    errors: [error('items.0.price', 'Va de 0 en adelante.'), error(undefined, 'NUL')],
  },
  { code: 'invalid-request', errors: [error('toString', 'x')] },
  { code: 'invalid-request', errors: [error('customerName', '')] },
  { code: 'order-refused', errors: [error('customerName', 'Hasta 200 letras.')] },
])('where a diner can mend nothing (%#), the page says its own', (problem) => {
  expect(fieldRefusal(problem)).toBeUndefined()
})
