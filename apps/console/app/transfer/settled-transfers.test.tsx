import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { ReturnedTransfers } from './settled-transfers.tsx'

/** spec('decisions transfers.7') */
test('a returned transfer stays in sight with its amount and the person who marked it', () => {
  const one = {
    orderId: '0198c000-0000-7000-8000-000000000001',
    number: 42,
    customerName: 'Inés Olivera',
    amount: 4999.99,
    returnedAt: '2020-11-20T15:31:00.000Z',
  }
  const text = (by: string | null): string =>
    draw(<ReturnedTransfers returned={[{ ...one, by }]} />).replaceAll(/<[^>]*>/g, ' ')
  expect(text('Ana')).toMatch(
    /Devueltas hace poco.*#42 · Inés Olivera.*4\.999,99.*La devolvió Ana el .* a las 12:31/,
  )
  // Its author has left the company since.
  expect(text(null)).toMatch(/Devuelta el .* a las 12:31/)
})
