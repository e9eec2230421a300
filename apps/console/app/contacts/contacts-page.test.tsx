import type { ContactWire } from '@mostrador/contract/branch-contact/contact-endpoints'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { BrandList } from './contacts-page.tsx'

const contact = (name: string, part: Partial<ContactWire> = {}): ContactWire => ({
  id: name,
  alias: name.toLowerCase(),
  name,
  address: '',
  timeZone: 'America/Argentina/Buenos_Aires',
  state: 'OPEN',
  opensAt: null,
  orders: 0,
  ...part,
})

const brands = [
  {
    id: workplace.contact.branchId,
    alias: 'fuego-lento',
    name: 'Fuego Lento',
    locals: [
      contact('Palermo', { id: workplace.contact.id, address: 'Honduras 4890, Buenos Aires', orders: 3 }),
      contact('Nuñez', { state: 'UNPUBLISHED', orders: null }),
      contact('Centro', { state: 'PAUSED', orders: 1 }),
    ],
  },
  { id: '0198c000-0000-7000-8000-0000000000bd', alias: 'nonna', name: 'La Nonna', locals: [] },
]

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')

/** spec('decisions locals.4') */
test('each contact is shown with its state, and leads in, or to its guide', () => {
  const html = draw(<BrandList brands={brands} />, { role: 'owner' })
  expect(textOf(html)).toContain('|Palermo|Abierto|Acá|Honduras 4890, Buenos Aires · 3 pedidos en curso|')
  expect(textOf(html)).toContain('|Nuñez|Sin publicar|')
  expect(textOf(html)).toContain('|Centro|En pausa|1 pedido en curso|')
  expect(html).toMatch(/href="\/nuñez\/setup"/)
  expect(html).toMatch(/href="\/centro"/)
  expect(html).toContain('Esta marca todavía no tiene locales.')
  expect(html).toContain('aria-label="Agregar un local a La Nonna"')
  expect(html).toContain('Agregar una marca')
})

/** spec('decisions locals.4') */
test('it offers no contact to who may make none, and no brand to a manager', () => {
  expect(draw(<BrandList brands={brands} />, { role: 'cashier' })).not.toContain('Agregar')
  const html = draw(<BrandList brands={brands} />, { role: 'manager' })
  expect(html).toContain('Agregar un local')
  expect(html).not.toContain('Agregar una marca')
})
