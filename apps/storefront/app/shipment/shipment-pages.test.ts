import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { kindOf } from '../rider/delivery.ts'

/** spec('001 §2.6') spec('001 §2.40') spec('001 §2.56') */
test('the riders’ pages open without the menu and tell nothing before the rider is known', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const { id } = await api.given.shipment(contact)
  const list = await renderPage(`/logistics/${contact.alias}/shipments`, api)
  expect(list.text).toContain('Envíos')
  expect(list.text).toContain('Actualizar')
  const paths = [
    `shipments/simple/${id}`,
    `shipments/${id}`,
    `shipments/stack/${id}`,
    `rider/${id}/shipments`,
  ]
  for (const path of paths) {
    const { status, html, text } = await renderPage(`/logistics/${contact.alias}/${path}`, api)
    expect(status).toBe(200)
    expect(html).toContain('aria-busy')
    expect(html).not.toContain('Abrir tu cuenta')
    expect(text).not.toContain('Recibe')
  }
})

/** spec('001 §2.4') spec('001 §2.42') */
test('without a type, or as a simple one, an address means a shipment alone', () => {
  expect([undefined, 'simple', 'stack', 'multi'].map(kindOf)).toEqual(['simple', 'simple', 'stack', 'stack'])
})
