import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { textOf } from '../testing/text-of.ts'
import { sampleShipment } from '../testing/sample-delivery.ts'
import { BagCard } from './bag-card.tsx'
import { CancelDelivery } from './cancel-delivery.tsx'
import type { Delivery } from '../rider/delivery.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { DeliveryHead } from './delivery-head.tsx'
import { loadDelivery } from './load-delivery.ts'
import { ReceiverCard } from './receiver-card.tsx'
import { wayOf } from './way-of.ts'

let api: TestApi
let contact: Awaited<ReturnType<TestApi['given']['branchContact']>>

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

afterEach(() => {
  vi.useRealTimers()
})

const nothing = () => undefined

const COUNTRY = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }

async function partsOf({ kind, id }: Pick<Delivery, 'kind' | 'id'>, token: string) {
  const lookUp = await api.client.getAlias({ params: { alias: contact.alias } })
  if (!lookUp.ok) throw new Error(lookUp.problem.code)
  const session = { since: '', branchContactId: contact.id, riderId: '', name: '', phone: '' }
  const loaded = await loadDelivery(api.riding({ token }), session, { kind, id })
  if (!loaded.ok) throw new Error(loaded.problem.code)
  const delivery = loaded.value
  const [first] = delivery.shipments
  const within = (part: ReactNode) =>
    renderToStaticMarkup(
      <AliasContext value={{ lookup: lookUp.data, country: COUNTRY } as never}>
        <MemoryRouter>{part}</MemoryRouter>
      </AliasContext>,
    )
  return {
    head: textOf(within(<DeliveryHead delivery={delivery} />)),
    receiver: within(first && <ReceiverCard shipment={first} />),
    actions: within(
      <DeliveryActions
        alias={contact.alias}
        way={wayOf(delivery, first?.id)}
        isLoading={false}
        onRefresh={async () => undefined}
      />,
    ),
    cancel: textOf(within(<CancelDelivery kind={kind} isBusy={false} hasLeft={false} onCancel={nothing} />)),
  }
}

/** spec('001 §2.43') spec('001 §2.44') spec('001 §2.46') */
test('a shipment alone has its code, date and state, who receives it, and the way there', async () => {
  const rider = await api.given.rider(contact)
  const { id, orderCode } = await api.given.shipment(contact, {
    status: 'ON_ROUTE_TO_DROP_OFF',
    rider,
    logistics: { lat: -34.6, lng: -58.4 },
  })
  const { head, receiver, actions, cancel } = await partsOf({ kind: 'simple', id }, rider.token)
  expect(head).toContain('Pedido #1')
  expect(head).toContain(`${orderCode.slice(-4)} 20/11`)
  expect(head).toContain('En camino al cliente')
  expect(textOf(receiver)).toMatch(/Recibe.*Ana Pérez.*\+541123456789.*Gorriti 5000/)
  expect(receiver).toContain('href="tel:+541123456789"')
  expect(textOf(actions)).toBe('Ver en mapa Ver envíos Actualizar')
  expect(actions).toMatch(/href="https:\/\/[^"]*-34\.6%2C-58\.4/)
  expect(cancel).toBe('Cancelar envío en curso')
})

/** spec('001 §2.45') */
test('a stack has a code of its own, and is given up as one', async () => {
  const rider = await api.given.rider(contact)
  const { id, code } = await api.given.shipmentStack(contact, { status: 'IN_STORE', rider })
  const { head, cancel } = await partsOf({ kind: 'stack', id }, rider.token)
  expect(head).toContain('Multientrega de 2 envíos')
  expect(head).toContain(code)
  expect(cancel).toBe('Cancelar multientrega')
})

const { logisticsOrder } = sampleShipment('any')

const withBag = (id: string, orderNumber: number, bag: (typeof logisticsOrder)['bag']) =>
  sampleShipment(id, { logisticsOrder: { ...logisticsOrder, orderNumber, bag } })

const PIZZA = {
  name: 'Pizza',
  sizeName: 'Grande',
  quantity: 2,
  extras: [
    { name: 'Aceitunas', quantity: 1 },
    { name: 'Gaseosa', quantity: 2 },
  ],
}

test('the bag says how many of what, in which size and with what; in a stack whose it is', () => {
  const bag = (...shipments: Parameters<typeof withBag>[]) =>
    textOf(renderToStaticMarkup(<BagCard shipments={shipments.map((one) => withBag(...one))} />))
  expect(bag(['a', 42, [PIZZA]])).toBe('En la bolsa 2 × Pizza Grande · Aceitunas · 2 × Gaseosa')
  expect(bag(['a', 42, [PIZZA]], ['b', 43, [{ ...PIZZA, sizeName: null, extras: [] }]])).toMatch(
    /Pedido #42 2 × Pizza Grande.*Pedido #43 2 × Pizza$/,
  )
  // Nothing is told of an offer.
  expect(bag(['a', 42, []])).toBe('')
})

test('a card says until when, how far, how many doors and how much is collected', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') })
  const facts = (...parts: (Partial<typeof logisticsOrder> & { metres?: number })[]) =>
    textOf(
      renderToStaticMarkup(
        <AliasContext value={{ lookup: {}, country: COUNTRY } as never}>
          <DeliveryFacts
            delivery={{
              shipments: parts.map(({ metres = null, ...part }, at) =>
                sampleShipment(`${at}`, {
                  distanceInMeters: metres,
                  logisticsOrder: { ...logisticsOrder, ...part },
                }),
              ),
            }}
          />
        </AliasContext>,
      ),
    )
  const inTwenty = '2026-11-20T15:20:00.000Z'
  expect(facts({ metres: 1400, promisedAt: inTwenty, collect: 12 })).toMatch(
    /^15:20 · en 20 min 1,4 km Cobra \$\s?12$/,
  )
  expect(facts({ metres: 1400 }, { metres: 3200 })).toBe('hasta 3,2 km 2 paradas Pagado')
  expect(facts({ promisedAt: '2026-11-20T14:55:00.000Z' })).toBe('14:55 · 5 min tarde Pagado')
  expect(facts({ promisedAt: '2026-11-20T13:00:00.000Z' })).toBe('13:00 · tarde Pagado')
  expect(facts({ promisedAt: '2026-11-20T17:00:00.000Z' })).toBe('Para las 17:00 Pagado')
})
