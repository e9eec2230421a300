import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { givenOrder } from '../testing/given-order.ts'
import { workplace } from '../testing/given-workplace.ts'
import { TicketPaper } from './kitchen-ticket.tsx'

/** Text of the paper, with single blanks. */
const paper = (order: Parameters<typeof givenOrder>[0]): string =>
  renderToStaticMarkup(
    <WorkplaceContext value={workplace}>
      <TicketPaper order={givenOrder(order)} />
    </WorkplaceContext>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a promised time is printed apart from the time that was asked for', () => {
  const asked = { scheduled: true, scheduledAt: '2026-11-20T12:00:00.000Z' }
  expect(paper(asked)).toMatch(/ Para .*09:00/)
  expect(paper(asked)).not.toContain('Prometido')
  const later = paper({ ...asked, promisedAt: '2026-11-20T12:10:00.000Z' })
  expect(later).toMatch(/ Pidió para .*09:00 .*Prometido para las 09:10/)
  expect(later).not.toMatch(/ Para /)
})

/** spec('decisions beyond-the-documents.19') */
test('the ticket has all that the kitchen and the bag need', () => {
  const text = paper({
    notes: 'Sin cubiertos',
    items: [
      {
        id: '0198c000-0000-7000-8000-0000000000cc',
        name: 'Bife de chorizo',
        sizeName: 'Entero',
        quantity: 2,
        notes: 'Bien jugoso',
        extras: [{ groupName: 'Salsas', items: [{ name: 'Criolla', quantity: 3, price: 0 }] }],
        price: 9_000,
        accPrice: 18_000,
      },
    ],
    deliveryFee: 750,
    paysWith: 20_000,
    destination: {
      street: 'Gorriti',
      number: '5123',
      zone: '',
      locality: 'Palermo',
      betweenStreets: 'Thames y Serrano',
      details: 'Timbre 2',
    },
  })
  for (const part of [
    '#42',
    'Lucía Fernández',
    'Sin cubiertos',
    '2 × Bife de chorizo (Entero)',
    'Salsas: 3 × Criolla',
    'Bien jugoso',
    'Gorriti 5123',
    'Thames y Serrano',
    'Timbre 2',
    '+5491155550101',
    'Envío',
    '18.750',
    'Efectivo',
    '20.000',
    '7H2K9QWXYZ',
  ])
    expect(text).toContain(part)
})

test('a canceled order says so at the top and bottom of the paper, with the reason', () => {
  const canceled = paper({ status: 'CANCELED', cancelReason: 'Sin gas' })
  expect(canceled.match(/Cancelado/g)).toHaveLength(2)
  expect(canceled).toContain('Sin gas')
  expect(canceled.indexOf('Cancelado')).toBeLessThan(canceled.indexOf('#42'))
  expect(paper({ status: 'ACCEPTED' })).not.toContain('Cancelado')
})

test('the paper says for when it is promised, once', () => {
  expect(paper({ maxDelayInMinutes: 40 })).toContain('Prometido para las 20:40')
  expect(paper({ promisedAt: '2026-11-20T23:55:00.000Z' })).toContain('Prometido para las 20:55')
  const scheduled = { scheduled: true, scheduledAt: '2026-11-21T00:30:00.000Z' }
  expect(paper(scheduled)).not.toContain('Prometido')
  expect(paper({ ...scheduled, promisedAt: '2026-11-21T00:40:00.000Z' })).toContain(
    'Prometido para las 21:40',
  )
  expect(paper({ maxDelayInMinutes: 0 })).not.toContain('Prometido')
})

test('a table has no address, and what is scheduled says for when', () => {
  const text = paper({
    type: 'IN_DINING',
    tableUid: '7',
    scheduled: true,
    scheduledAt: '2026-11-21T00:30:00.000Z',
  })
  expect(text).toContain('Mesa 7')
  expect(text).toMatch(/Para .*21:30/)
  expect(text).not.toContain('Entrecalles')
})

/** spec('decisions rehearsal.6') */
test('the ticket of a rehearsal says so first and last, and no other one does', () => {
  const text = paper({ rehearsal: true })
  expect(text.match(/ENSAYO/g)).toHaveLength(2)
  expect(text.trim()).toMatch(/^ENSAYO.*ENSAYO$/)
  expect(paper({})).not.toContain('ENSAYO')
})

test('the paper says what is handed over in cash where the law rounds it', () => {
  expect(paper({ total: 18_755, cashTotal: 18_750 })).toMatch(/Total \$ 18\.755 En efectivo \$ 18\.750/)
  expect(paper({ total: 18_750, cashTotal: 18_750 })).not.toContain('En efectivo')
})
