import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { givenOrder } from '../testing/given-order.ts'
import { workplace } from '../testing/given-workplace.ts'
import { TicketPaper } from './kitchen-ticket.tsx'
import { OrderDestination } from './order-destination.tsx'

const HOME = {
  street: 'Gorriti',
  number: '5123',
  zone: '',
  locality: 'Palermo',
  betweenStreets: '',
  details: '',
}

/** The sheet's and the printed ticket's words about where an order goes. */
const bothOf = (destination: typeof HOME & { readonly pointByCustomer?: boolean }): readonly string[] => [
  renderToStaticMarkup(<OrderDestination destination={destination} />),
  renderToStaticMarkup(
    <WorkplaceContext value={workplace}>
      <TicketPaper order={givenOrder({ destination })} />
    </WorkplaceContext>,
  ),
]

/** spec('decisions beyond-the-documents.27') */
test('a point that is the diner’s own word is told on the sheet and on the printed ticket, any other is not', () => {
  for (const text of bothOf({ ...HOME, pointByCustomer: true }))
    expect(text).toContain('Punto elegido por el cliente')
  for (const text of bothOf(HOME)) expect(text).not.toContain('Punto elegido')
})
