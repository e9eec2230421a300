import type { CaseInfo } from '@mostrador/contract/case/case-endpoints'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { CaseCard } from './case-card.tsx'

const info: CaseInfo = {
  id: '0198c000-0000-7000-8000-0000000000c1',
  kind: 'REPORT',
  errorType: 'WITH_PROBLEMS',
  details: '<b>Frío</b>',
  items: [
    { id: '0198c000-0000-7000-8000-0000000000b1', name: 'Milanesa', sizeName: 'Grande', quantity: 2 },
    { id: '0198c000-0000-7000-8000-0000000000b2', name: 'Flan', sizeName: null, quantity: 1 },
  ],
  photos: [{ id: '0198c000-0000-7000-8000-0000000000a1' }],
  score: null,
  status: 'OPEN',
  createdAt: '2026-11-20T23:00:00.000Z',
  closedAt: null,
  closedBy: null,
  order: {
    id: '0198c000-0000-7000-8000-000000000001',
    code: '7H2K9QWXYZ',
    number: 42,
    type: 'DELIVERY',
    modeName: 'A tu casa',
    status: 'DELIVERED',
    customerName: 'Rosa Luna',
    phone: '+5491155550101',
    orderedAt: '2026-11-20T22:00:00.000Z',
    acceptedAt: null,
    readyAt: null,
    deliveredAt: null,
  },
}

const drawn = (part: Partial<CaseInfo> = {}) =>
  draw(<CaseCard info={{ ...info, ...part }} isPending={false} onAdvance={() => undefined} />)

/** spec('decisions beyond-the-documents.20') */
test('a case shows the plates, the words as they were written, each photo, and how the diner is reached', () => {
  const html = drawn()
  expect(html).toContain('2 × Milanesa')
  expect(html).toContain('· Grande')
  expect(html).toMatch(/<li[^>]*>Flan<\/li>/)
  expect(html).toContain('&lt;b&gt;Frío&lt;/b&gt;')
  expect(html).toContain('A tu casa · Entregado')
  const address = `/api/console/cases/${info.id}/photos/${info.photos[0]?.id}`
  expect(html).toContain(`href="${address}"`)
  expect(html).toMatch(new RegExp(`<img[^>]*src="${address}"[^>]*alt="Abrir foto 1"`))
  expect(html).toContain('href="tel:+5491155550101"')
  expect(html).toContain('aria-label="Escribir por WhatsApp a Rosa Luna"')
})

test('of a person who was erased nobody is called, and what was not sent takes no room', () => {
  const html = drawn({ items: [], photos: [], order: { ...info.order, phone: '' } })
  for (const gone of ['tel:', 'wa.me', '<img', 'Fotos que envió']) expect(html).not.toContain(gone)
})
