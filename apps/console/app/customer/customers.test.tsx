import type { Fetch } from '@mostrador/contract/client'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { SectionNav } from '../branch-contact/section-nav.tsx'
import { draw as drawAt } from '../testing/draw.tsx'
import { CustomersPage } from './customers-page.tsx'
import { takeOutFile } from '../api/take-out-file.ts'

const draw = (node: ReactNode, role: 'manager' | 'cashier'): string =>
  drawAt(node, { role, path: '/palermo/customers' })

test('owners and managers find the list and the erasure in the console, cashiers do not', () => {
  const nav = <SectionNav fresh={0} openCases={0} owedTransfers={0} />
  expect(draw(nav, 'manager')).toMatch(/href="\/palermo\/customers".*Clientes/)
  expect(draw(nav, 'cashier')).not.toContain('/palermo/customers')
  const page = draw(<CustomersPage />, 'manager')
  for (const text of ['Descargar la lista', 'Borrar los datos de una persona']) expect(page).toContain(text)
  const refused = draw(<CustomersPage />, 'cashier')
  expect(refused).not.toContain('Descargar')
})

test('the list comes with its name, and whatever goes wrong has a sentence', async () => {
  const headers = { 'content-disposition': 'attachment; filename="clientes-x-2026-11-20.csv"' }
  const asked: string[] = []
  const take = (answer: Fetch) => takeOutFile(answer, '/api/list', 'lista.csv')
  const taken = await take(async (url) => {
    asked.push(url)
    return new Response('Teléfono;', { headers })
  })
  expect(asked).toEqual(['/api/list'])
  expect(await take(async () => new Response(''))).toMatchObject({ data: { name: 'lista.csv' } })
  expect(taken).toMatchObject({ ok: true, data: { name: 'clientes-x-2026-11-20.csv' } })

  const problem = JSON.stringify({ status: 429, code: 'too-many-requests' })
  const refused = { status: 429, headers: { 'content-type': 'application/problem+json' } }
  expect(await take(async () => new Response(problem, refused))).toMatchObject({
    problem: { code: 'too-many-requests' },
  })
  const broken = new ReadableStream({ start: (it) => it.error(new Error('gone')) })
  expect(await take(async () => new Response(broken))).toMatchObject({
    problem: { status: 0 },
  })
  expect(await take(async () => new Response('', { status: 502 }))).toMatchObject({
    problem: { status: 502 },
  })
})
