import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { textOf } from '../testing/text-of.ts'
import { Deliveries } from './deliveries.tsx'
import { deliveryOfShipment, deliveryOfStack } from '../rider/delivery.ts'
import { sampleShipment, sampleStack } from '../testing/sample-delivery.ts'
import { sessionOf } from '../testing/session-of.ts'
import { loadDeliveryList } from './load-delivery.ts'

const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }

const EMPTY = 'No hay envíos para entregar'

/** spec('001 §2.41') */
test('a list says that there is nothing until there is something, and again when it is taken', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rita = await api.given.rider(contact)
  const lookUp = await api.client.getAlias({ params: { alias: contact.alias } })
  if (!lookUp.ok) throw new Error(lookUp.problem.code)
  const seen = async (): Promise<string> => {
    const asked = { branchContactId: contact.id, now: api.ports.now() }
    const loaded = await loadDeliveryList(api.riding(rita), sessionOf(rita), asked)
    if (!loaded.ok) return loaded.problem.code
    const html = renderToStaticMarkup(
      <AliasContext value={{ lookup: lookUp.data, country } as never}>
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
  expect(free).toMatch(/Cobra \$\s?1\.000/)
  expect(free).not.toContain(EMPTY)
  expect(free).not.toContain('Tu envío en curso')

  const rider = { rider_id: rita.id, rider_name: rita.name, rider_phone: rita.phone }
  const taken = await api.riding(rita).updateShipment({
    params: { id },
    body: { id, status: 'ON_ROUTE_TO_PICK_UP', ...rider },
  })
  expect(taken).toMatchObject({ ok: true })
  const one = await seen()
  expect(one).toMatch(/Tu envío en curso.*En camino al local.*Llevas un envío\. No hay otros para tomar\./)
  expect(one).not.toContain(EMPTY)
})

/** spec('001 §2.41') */
test('with two single deliveries and a stack in hand all are listed, each with the way to its page', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rita = await api.given.rider(contact)
  const first = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
  const second = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider: rita })
  const stack = await api.given.shipmentStack(contact, { status: 'ON_ROUTE_TO_DROP_OFFS', rider: rita })
  const lookUp = await api.client.getAlias({ params: { alias: contact.alias } })
  const asked = { branchContactId: contact.id, now: api.ports.now() }
  const loaded = await loadDeliveryList(api.riding(rita), sessionOf(rita), asked)
  if (!loaded.ok || !lookUp.ok) throw new Error('nothing came')
  const html = renderToStaticMarkup(
    <AliasContext value={{ lookup: lookUp.data, country } as never}>
      <MemoryRouter>
        <Deliveries alias={contact.alias} list={loaded.value} />
      </MemoryRouter>
    </AliasContext>,
  )
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const way = (rest: string) => `/logistics/${contact.alias}/shipments/${rest}`
  expect(links.toSorted()).toEqual(
    [way(`simple/${first.id}`), way(`simple/${second.id}`), way(`stack/${stack.id}`)].toSorted(),
  )
  expect(textOf(html)).toContain('Tus 3 envíos en curso')
  expect(textOf(html)).toContain('Llevas 3 envíos. No hay otros para tomar.')
  expect(textOf(html)).not.toContain(EMPTY)
})

const { logisticsOrder } = sampleShipment('any')

const stop = (id: string, orderNumber: number, more: Partial<ReturnType<typeof sampleShipment>> = {}) =>
  sampleShipment(id, {
    status: 'ON_ROUTE_TO_DROP_OFFS',
    logisticsOrder: { ...logisticsOrder, orderNumber, address: `Calle ${orderNumber}`, collect: 1000 },
    ...more,
  })

/** Text of a list about one stack in hand. */
const listed = (...shipments: readonly ReturnType<typeof stop>[]) => {
  const stack = deliveryOfStack({ ...sampleStack('m1', shipments), status: 'ON_ROUTE_TO_DROP_OFFS' })
  return textOf(
    renderToStaticMarkup(
      <AliasContext value={{ lookup: {}, country } as never}>
        <MemoryRouter>
          <Deliveries alias="palermo" list={{ free: [], inHand: [stack], calledOff: [] }} />
        </MemoryRouter>
      </AliasContext>,
    ),
  )
}

test('a stack says what is left of it: its open doors, which order comes back, and then that alone', () => {
  const back = { returnShipment: true }
  const whole = listed(stop('a', 42, back), stop('b', 43))
  expect(whole).toMatch(/Calle 42 Calle 43.*2 paradas Cobra \$\s?2\.000 De vuelta al local: Pedido #42/)
  const half = listed(stop('a', 42, { ...back, status: 'DELIVERED' }), stop('b', 43))
  expect(half).toContain('Calle 43')
  expect(half).not.toContain('Calle 42')
  const over = listed(stop('a', 42, { ...back, status: 'DELIVERED' }), stop('b', 43, { status: 'DELIVERED' }))
  expect(over).toContain('Fuego Lento, Honduras 4900')
  expect(over).toContain('De vuelta al local: Pedido #42')
  for (const gone of ['Calle', 'paradas', 'Cobra', 'Pagado']) expect(over).not.toContain(gone)
})

test('a delivery that others called off stands there with its number until the rider saw to it', () => {
  const html = renderToStaticMarkup(
    <AliasContext value={{ lookup: {}, country } as never}>
      <MemoryRouter>
        <Deliveries
          alias="palermo"
          list={{
            free: [],
            inHand: [],
            calledOff: [deliveryOfShipment(stop('a', 42, { status: 'STORE_CANCELED' }))],
          }}
        />
      </MemoryRouter>
    </AliasContext>,
  )
  expect(textOf(html)).toMatch(
    /Se canceló un envío que llevabas Pedido #42 · Cancelado por el local Si la comida ya salió.*Ya está en el local/,
  )
})
