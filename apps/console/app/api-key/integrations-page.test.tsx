import type { ApiKeys } from '@mostrador/contract/api-key/api-key-endpoints'
import { expect, test } from 'vitest'
import { SectionNav } from '../branch-contact/section-nav.tsx'
import { draw } from '../testing/draw.tsx'
import { IntegrationsPage, KeyList } from './integrations-page.tsx'

const place = { branch: null, branchContact: null }
const key: ApiKeys['keys'][number] = {
  ...place,
  id: '0198c000-0000-7000-8000-000000000001',
  name: 'Caja del salón',
  prefix: 'mos_AbCd',
  permissions: ['menu.edit', 'menu.prices'],
  placeName: 'Ombú',
  madeBy: 'Delia',
  keptBy: null,
  madeAt: '2026-11-18T15:00:00.000Z',
  lastUsedAt: null,
}
const keys = (...given: ApiKeys['keys'][number][]): ApiKeys => ({
  companyId: '0198c000-0000-7000-8000-0000000000cc',
  places: [{ ...place, name: 'Ombú' }],
  keys: given,
})

const drawn = (...given: ApiKeys['keys'][number][]): string =>
  draw(<KeyList keys={keys(...given)} />, { role: 'owner' })

/** spec('decisions shared-devices.7') */
test('on a shared tablet it says that no key is made there, in the place of the offer', () => {
  expect(drawn(key)).toContain('Nueva llave')
  const html = draw(<KeyList keys={keys(key)} />, { role: 'owner', onTablet: true })
  expect(html).toContain('Desde una tablet compartida no se hacen llaves.')
  expect(html).not.toContain('Nueva llave')
})

/** spec('decisions proofs-of-fields.4') */
test('the page names what no key changes', () => {
  expect(drawn(key)).toContain(
    'Lo que una llave no cambia, aunque tenga el permiso: a qué cuenta transfieren los clientes, por dónde se cobra, el nombre de un medio de pago o de un cargo, los teléfonos del local, a quién se avisa cuando nadie ve los pedidos, por dónde llegan los pedidos, a dónde se lleva a los clientes, los nombres y textos de la tienda y lo que protege a los clientes.',
  )
})

test('a key says what it lets do and where, who made it, and when it was used', () => {
  const html = drawn(key)
  expect(html).toMatch(
    /Caja del salón.*Puede editar la carta y cambiar los precios.*Ombú · empieza con mos_AbCd…/s,
  )
  expect(html).toMatch(/Todavía no se usó · La creó Delia/)
  expect(html).toContain('Revocar la llave Caja del salón')
  const used = drawn({ ...key, lastUsedAt: '2026-11-18T02:30:00.000Z', madeBy: null })
  // At half past eleven at night on the wall of the shop.
  expect(used).toContain('Último uso: Martes 17/11 · La creó alguien que ya no está')
})

test('where there is none it says what they are for and offers to make one', () => {
  const html = drawn()
  expect(html).toMatch(/Todavía no hay llaves.*una para cada programa.*Nueva llave/s)
})

test('it is the section of those who connect other services', () => {
  const nav = <SectionNav fresh={0} openCases={0} owedTransfers={0} />
  expect(draw(nav, { role: 'manager' })).toMatch(/href="\/palermo\/integrations".*Integraciones/)
  expect(draw(nav)).not.toContain('/palermo/integrations')
  expect(draw(<IntegrationsPage />, { role: 'manager' })).toContain('Buscando las llaves…')
})
