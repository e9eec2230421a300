import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../alias/use-alias.ts'
import { textOf } from '../testing/text-of.ts'
import { Deliveries } from './deliveries.tsx'
import { loadDeliveryList } from './load-delivery.ts'

const EMPTY = 'No hay envíos para entregar'

/** spec('001 §2.41') */
test('a list says that there is nothing until there is something, and again when it is taken', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rita = await api.given.rider(contact)
  const lookUp = await api.client.getAlias({ params: { alias: contact.alias } })
  if (!lookUp.ok) throw new Error(lookUp.problem.code)
  const session = { ...rita, riderId: rita.id }
  const seen = async (): Promise<string> => {
    const asked = { branchContactId: contact.id, now: api.ports.now() }
    const loaded = await loadDeliveryList(api.client, session, asked)
    if (!loaded.ok) return loaded.problem.code
    const html = renderToStaticMarkup(
      <AliasContext value={{ lookup: lookUp.data } as never}>
        <MemoryRouter>
          <Deliveries alias={contact.alias} list={loaded.value} />
        </MemoryRouter>
      </AliasContext>,
    )
    return textOf(html)
  }
  expect(await seen()).toContain(EMPTY)

  const { id } = await api.given.shipment(contact)
  const free = await seen()
  expect(free).toContain('Buscando repartidor')
  expect(free).not.toContain(EMPTY)
  expect(free).not.toContain('Tu envío en curso')

  const rider = { rider_id: rita.id, rider_name: rita.name, rider_phone: rita.phone }
  const taken = await api.riding(rita).updateShipment({
    params: { id },
    body: { id, status: 'ON_ROUTE_TO_PICK_UP', ...rider },
  })
  expect(taken).toMatchObject({ ok: true })
  expect(await seen()).toMatch(new RegExp(`Tu envío en curso.*En camino al local.*${EMPTY}`))
})
