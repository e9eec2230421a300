import type { ClientErrorDetail } from '@mostrador/contract/client-error/client-error-endpoints'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { SectionNav } from '../branch-contact/section-nav.tsx'
import { draw as drawAt } from '../testing/draw.tsx'
import { givenQuery, trouble } from '../testing/given-query.ts'
import { ErrorDetail } from './client-error-detail.tsx'
import { ChosenErrors, ClientErrorsPage, ErrorList } from './client-errors-page.tsx'

const info: ClientErrorDetail = {
  id: '0198c000-0000-7000-8000-0000000000cc',
  message: 'TypeError: x is not a function',
  component: 'page',
  route: '/menu/{alias}/{mode}',
  frame: 'cart.js:1:2',
  count: 1234,
  firstSeenAt: '2026-11-18T15:00:00.000Z',
  lastSeenAt: '2026-11-19T15:00:00.000Z',
  browser: 'Chrome 141, Android',
  resolvedAt: null,
  resolvedBy: null,
  version: 'b42',
  contactName: null,
  stack: 'TypeError: x\n    at <script>alert(1)</script>',
  payload: '',
}

const NONE = {
  chosen: [],
  shown: 1,
  has: () => false,
  toggle: () => undefined,
  chooseAll: () => undefined,
  clear: () => undefined,
}

const draw = (node: ReactNode, role: 'owner' | 'cashier' = 'owner'): string =>
  drawAt(node, { role, path: '/palermo/errors' })

const list = (
  own: Parameters<typeof givenQuery<{ errors: ClientErrorDetail[] }>>[0],
  status: 'OPEN' | 'RESOLVED' = 'OPEN',
) => draw(<ErrorList query={givenQuery(own)} status={status} selection={NONE} />)

/** spec('decisions beyond-the-documents.21') */
test('the list says what, where, how often and when, and leads to the last example', () => {
  const html = list({ data: { errors: [info] } })
  for (const text of [info.message, info.route, '1.234 veces', 'Última vez:', '12:00', info.browser])
    expect(html).toContain(text)
  expect(html).toContain(`href="/palermo/errors/${info.id}`)
})

test('while it loads, when it is empty and when it fails it says so', () => {
  expect(list({})).toContain('Buscando errores…')
  expect(list({ data: { errors: [] } })).toContain('No hay errores abiertos')
  expect(list({ data: { errors: [] } }, 'RESOLVED')).toContain('Todavía no hay errores resueltos')
  expect(list({ error: trouble })).toMatch(/role="alert".*No pudimos cargar los errores.*Reintentar/s)
})

test('the example is text and nothing else, and what a report does not say is said to be missing', () => {
  const html = draw(<ErrorDetail info={{ ...info, resolvedAt: info.lastSeenAt, resolvedBy: 'Ana' }} />)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(html).toContain('sin dato')
  expect(html).toContain('Resuelto por Ana: ')
  expect(html).not.toContain('Datos')
})

test('it is the section of owners and managers', () => {
  const nav = <SectionNav fresh={0} openCases={0} owedTransfers={0} />
  expect(draw(nav)).toContain('/palermo/errors')
  expect(draw(nav, 'cashier')).not.toContain('/palermo/errors')
  expect(draw(<ClientErrorsPage />)).toContain('Buscando errores…')
})

/** spec('decisions the-frame.3') */
test('chosen errors are counted, with the offer to choose all', () => {
  const selection = { ...NONE, chosen: [info.id], shown: 3, has: () => true }
  const html = draw(<ChosenErrors selection={selection} status="OPEN" />)
  expect(html).toContain('1 elegido')
  expect(html).toContain('Elegir los 3')
  expect(html).toContain('Marcar como resuelto')
  expect(
    draw(<ErrorList query={givenQuery({ data: { errors: [info] } })} status="OPEN" selection={selection} />),
  ).toMatch(/<input[^>]*checked/)
})
