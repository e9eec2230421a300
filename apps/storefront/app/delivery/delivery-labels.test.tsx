import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { NoCoverage } from '../location/no-coverage.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { DeliveryRefused } from './delivery-refused.tsx'

describe('the label of an address without delivery', () => {
  const contact = {} as BranchContactInfo
  const branch = { id: 'b', companyId: 'c', country: 'ar' }

  /** spec('000 §2.20') spec('000 §2.21') spec('000 §8.16') spec('000 §8.17') */
  test.each([
    ['outside', 'Tu dirección está fuera de la zona de entrega.'],
    ['no-riders', 'En este momento no contamos con repartidores en la zona. Vuelva a intentar mas tarde'],
  ] as const)('%s: the label of the documents, and the ways out', (reason, label) => {
    const html = renderToStaticMarkup(<DeliveryRefused contact={contact} reason={reason} />)
    expect(html).toContain(label)
    expect(html).toMatch(/<button[^>]*>Ver opciones<\/button>/)
  })

  test('the list of a brand names picking up where a contact offers it, and else another address alone', () => {
    const render = (takeAwayName: string | undefined) =>
      renderToStaticMarkup(
        <NoCoverage branch={branch} takeAwayName={takeAwayName} onTakeAway={() => undefined} />,
      )
    const both = render('Retiro en el local')
    expect(both).toContain('Tu dirección está fuera de la zona de entrega.')
    expect(both).toContain('Cambia a Retiro en el local o ingresa otra dirección.')
    expect(both).toContain('Cambiar a Retiro en el local')
    const alone = render(undefined)
    expect(alone).toContain('Tu dirección está fuera de la zona de entrega.')
    expect(alone).toContain('>Ingresa otra dirección.<')
    expect(alone).not.toContain('Cambia a')
  })
})

describe('the header of a menu, before it is known where the diner is', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await startTestApi()
  })

  const square = [
    [-58.45, -34.6],
    [-58.41, -34.6],
    [-58.41, -34.57],
    [-58.45, -34.6],
  ]

  /** spec('000 §2.41') */
  test('asks for the address where it is brought, and nowhere else', async () => {
    const contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
    const delivery = await renderPage(`/menu/${contact.alias}/delivery`, api)
    expect(delivery.text).toContain('Ingresar dirección')
    expect(delivery.text).not.toContain('El envío depende de tu dirección.')
    const takeAway = await renderPage(`/menu/${contact.alias}/take-away`, api)
    expect(takeAway.text).not.toContain('Ingresar dirección')
  })

  test('says that the cost depends on the address where zones decide', async () => {
    const contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
    await api.given.change(contact, (db) =>
      db
        .insertInto('delivery_zones')
        .values({
          company_id: contact.companyId,
          branch_id: contact.branchId,
          branch_contact_id: contact.id,
          id: '01900000-0000-7000-8000-00000000d001',
          key: 'zone',
          name: 'Palermo',
          area: JSON.stringify({ type: 'Polygon', coordinates: [square] }),
          fee_card: 150_000,
          fee_cash: null,
          minimum_order_price: 0,
        })
        .execute(),
    )
    const { text } = await renderPage(`/menu/${contact.alias}/delivery`, api)
    expect(text).toContain('El envío depende de tu dirección.')
  })
})
