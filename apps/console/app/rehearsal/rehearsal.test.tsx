import type { Rehearsal } from '@mostrador/contract/rehearsal/rehearsal-endpoints'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { RehearsalPage } from './rehearsal-page.tsx'
import { stepsOf } from './rehearsal-steps.tsx'

type Order = Rehearsal['orders'][number]

const AT = '2026-11-20T23:00:00.000Z'
const order = (own: Partial<Order> = {}): Order => ({
  id: '0198c000-0000-7000-8000-000000000001',
  number: 2,
  placedAt: AT,
  acceptedAt: null,
  printedAt: null,
  canceledAt: null,
  payment: 'CASH',
  ...own,
})

const done = (one: Order | undefined): readonly boolean[] => stepsOf(one).map(({ doneAt }) => doneAt !== null)

/** spec('decisions rehearsal.6') */
test.each([
  ['nothing yet', undefined, [false, false, false, false]],
  ['in cash', order(), [true, false, false, false]],
  ['not paid yet', order({ payment: 'PENDING' }), [false, false, false, false]],
  ['never paid', order({ payment: 'FAILED', canceledAt: AT }), [false, false, false, false]],
  ['paid', order({ payment: 'APPROVED' }), [true, false, false, false]],
  ['printed before it was accepted', order({ printedAt: AT }), [true, false, true, false]],
  [
    'canceled, the money on its way',
    order({ payment: 'APPROVED', canceledAt: AT }),
    [true, false, false, false],
  ],
  ['given back', order({ payment: 'REFUNDED', canceledAt: AT }), [true, false, false, true]],
  ['in cash, canceled', order({ canceledAt: AT }), [true, false, false, true]],
] as const)('the steps of an order that is %s', (_, one, expected) => {
  expect(done(one)).toEqual(expected)
})

function page(rehearsal: Rehearsal): string {
  const queries = createQueryClient()
  queries.setQueryData(['rehearsal', workplace.contact.id], rehearsal)
  return draw(<RehearsalPage />, { queries })
}

test('a page without a rehearsal offers one; an open one shows its link, its code and until when', () => {
  expect(page({ open: null, orders: [] })).toContain('Empezar un ensayo')
  const url = 'https://ombu.test/menu/palermo?preview=ensayo.1.2'
  const html = page({ open: { url, endsAt: AT }, orders: [order()] })
  expect(html).not.toContain('Empezar un ensayo')
  for (const text of [
    'preview=ensayo.1.2',
    'Código QR del ensayo',
    'Termina solo a las 20:00.',
    'Pedido de ensayo 2',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Todo funciona')
  const all = order({ acceptedAt: AT, printedAt: AT, canceledAt: AT })
  expect(page({ open: null, orders: [all] })).toContain('Todo funciona')
})
