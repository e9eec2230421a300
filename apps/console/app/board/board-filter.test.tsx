import { expect, test } from 'vitest'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { draw } from '../testing/draw.tsx'
import { givenOrder } from '../testing/given-order.ts'
import { BoardFilter, HiddenOrders, useBoardFilter } from './board-filter.tsx'

function Filtered({ orders }: { readonly orders: readonly ConsoleOrder[] }) {
  const filter = useBoardFilter(orders)
  return (
    <>
      <BoardFilter orders={orders} filter={filter} />
      <HiddenOrders orders={orders} filter={filter} />
      <ol>
        {filter.found.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ol>
    </>
  )
}

const delivery = givenOrder({ id: 'delivery' })
const table = givenOrder({ id: 'table', type: 'IN_DINING', modeName: 'Salón', status: 'ACCEPTED' })
const at = (orders: readonly ConsoleOrder[], query = '') =>
  draw(<Filtered orders={orders} />, { path: `/palermo${query}` })
const idsOf = (html: string) => [...html.matchAll(/<li>(\w+)<\/li>/g)].map(([, id]) => id)

test('the modes of the orders that are there can be chosen, by the shop’s own names', () => {
  const html = at([delivery, table])
  expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'all',
    'DELIVERY',
    'IN_DINING',
  ])
  expect(html).toContain('Salón')
  expect(idsOf(html)).toEqual(['delivery', 'table'])
  expect(at([delivery])).not.toContain('type="radio"')
})

test('the address says which mode is shown, and a new order that it leaves out is told of', () => {
  const html = at([delivery, table], '?mode=IN_DINING')
  expect(idsOf(html)).toEqual(['table'])
  expect(html).toContain('Hay 1 pedido nuevo que esta búsqueda no muestra.')
  expect(html).toContain('1 pedido encontrado')
})

test('a filter tells only of new orders that it leaves out, and says when nothing fits', () => {
  expect(at([delivery, table], '?mode=DELIVERY')).not.toContain('Ver todos')
  const none = at([{ ...delivery, status: 'READY' }], '?mode=IN_DINING')
  expect(none).toContain('Ningún pedido en curso coincide.')
  expect(none).toContain('Ver todos')
  expect(at([delivery], '?mode=nonsense')).not.toContain('Ver todos')
})
