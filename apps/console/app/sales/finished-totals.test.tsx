import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { FinishedTotals } from './finished-totals.tsx'

const nothing = { orders: 0, amount: 0 }

const textOf = (totals: object): string => {
  const queries = createQueryClient()
  queries.setQueryData(['sales', workplace.contact.id, 'finished', '7'], totals)
  const html = draw(<FinishedTotals days="7" />, { role: 'manager', queries })
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ')
}

test('sold orders are summed; canceled and refunded ones stand apart and say so', () => {
  const text = textOf({
    sold: { orders: 12, amount: 1270.5 },
    canceled: { orders: 1, amount: 33 },
    refunded: nothing,
  })
  expect(text).toContain('Ventas $ 1.270,50 12 pedidos')
  expect(text).toContain('Cancelados, sin sumar $ 33 1 pedido')
  expect(text).not.toContain('Devueltos')
  expect(text).toContain('Descargar CSV')
})

test('a period in which nothing finished is a sum of nothing', () => {
  const text = textOf({ sold: nothing, canceled: nothing, refunded: nothing })
  expect(text).toContain('Ventas $ 0 0 pedidos')
  expect(text).not.toContain('Cancelados')
})
