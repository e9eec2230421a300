import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { givenOrder } from '../testing/given-order.ts'
import { OwedNotice } from './owed-notice.tsx'

const said = (owedTransfer: number | null, role: 'manager' | 'kitchen') =>
  draw(<OwedNotice order={givenOrder({ owedTransfer })} />, { role })

/** spec('decisions transfers.7') */
test('the notice of owed money names amount, diner and the page where its return is marked', () => {
  const html = said(4999.99, 'manager')
  expect(html).toContain('Hay que devolver')
  expect(html).toContain('4.999,99')
  expect(html).toContain('Lucía Fernández')
  expect(html).toContain('+5491155550101')
  expect(html).toContain('href="/palermo/transfers"')
  expect(said(null, 'manager')).not.toContain('Hay que devolver')
})

test('staff who may not see transfers get no link to them', () => {
  const html = said(4999.99, 'kitchen')
  expect(html).toContain('Hay que devolver')
  expect(html).not.toContain('/transfers')
})
