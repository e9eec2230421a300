import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { SectionNav } from '../branch-contact/section-nav.tsx'
import { draw as drawAt } from '../testing/draw.tsx'
import { CustomersPage } from './customers-page.tsx'
import { takeOutCustomers } from './take-out-customers.ts'

const draw = (node: ReactNode, role: 'manager' | 'cashier'): string =>
  drawAt(node, { role, path: '/palermo/customers' })

test('owners and managers find the list and the erasure in the console, cashiers do not', () => {
  const nav = <SectionNav fresh={0} openCases={0} />
  expect(draw(nav, 'manager')).toMatch(/href="\/palermo\/customers".*Clientes/)
  expect(draw(nav, 'cashier')).not.toContain('/palermo/customers')
  const page = draw(<CustomersPage />, 'manager')
  for (const text of ['Descargar la lista', 'Borrar los datos de una persona']) expect(page).toContain(text)
  const refused = draw(<CustomersPage />, 'cashier')
  expect(refused).toContain('Esta sección es del dueño')
  expect(refused).not.toContain('Descargar')
})

test('the list comes with its name, and whatever goes wrong has a sentence', async () => {
  const headers = { 'content-disposition': 'attachment; filename="clientes-x-2026-11-20.csv"' }
  const asked: string[] = []
  const taken = await takeOutCustomers(async (url) => {
    asked.push(url)
    return new Response('Teléfono;', { headers })
  }, 'b-1')
  expect(asked).toEqual(['/api/console/branches/b-1/customers'])
  expect(taken).toMatchObject({ ok: true, data: { name: 'clientes-x-2026-11-20.csv' } })

  const problem = JSON.stringify({ status: 429, code: 'too-many-requests' })
  const refused = { status: 429, headers: { 'content-type': 'application/problem+json' } }
  expect(await takeOutCustomers(async () => new Response(problem, refused), 'b')).toMatchObject({
    problem: { code: 'too-many-requests' },
  })
  const broken = new ReadableStream({ start: (it) => it.error(new Error('gone')) })
  expect(await takeOutCustomers(async () => new Response(broken), 'b')).toMatchObject({
    problem: { status: 0 },
  })
  expect(await takeOutCustomers(async () => new Response('', { status: 502 }), 'b')).toMatchObject({
    problem: { status: 502 },
  })
})
