import type { Dispatch, DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiContext } from '../api/api.ts'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { givenShipment } from '../testing/given-shipment.ts'
import { workplace } from '../testing/given-workplace.ts'
import { DispatchDesk } from './dispatch-desk.tsx'

const rider = { id: 'r', name: 'Rita' }

function desk(shipments: readonly DispatchShipment[], riders: Dispatch['riders'] = []) {
  const dispatch: Dispatch = {
    map: { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '© OpenStreetMap' },
    shop: null,
    shipments: [...shipments],
    more: false,
    riders: [...riders],
    deviceRequests: [],
  }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApiContext value={createClient(async () => Response.json({}), routes)}>
        <WorkplaceContext value={workplace}>
          <DispatchDesk dispatch={dispatch} run={async () => true} />
        </WorkplaceContext>
      </ApiContext>
    </MemoryRouter>,
  )
  /** The sections of the page: their headings, and the buttons in each. */
  const sections = [...html.matchAll(/<section[^>]*>(.*?)<\/section>/g)].map(([, inner = '']) => ({
    name: /<h2[^>]*>(.*?)<\/h2>/.exec(inner)?.[1],
    buttons: [...inner.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    ),
    choices: inner.match(/type="checkbox"/g)?.length ?? 0,
  }))
  return { html, of: (name: string) => sections.find((section) => section.name === name) }
}

test('each shipment stands with what can be done with it: free ones are grouped, carried ones taken back, abandoned ones offered', () => {
  const stack = (stackingOrder: number) => ({ id: 's', code: 'ABC234', stackingOrder })
  const page = desk([
    givenShipment('free', { orderNumber: 1 }),
    givenShipment('other', { orderNumber: 2 }),
    givenShipment('stacked', { orderNumber: 3, stack: stack(1) }),
    givenShipment('second', { orderNumber: 4, stack: stack(2) }),
    givenShipment('left', { orderNumber: 5, status: 'PENDING' }),
    givenShipment('carried', { orderNumber: 6, status: 'IN_STORE', rider }),
    givenShipment('going', { orderNumber: 7, status: 'ON_ROUTE_TO_DROP_OFF', rider }),
    givenShipment('back', { orderNumber: 8, status: 'DELIVERED', returnShipment: true, rider }),
  ])
  const free = page.of('Sin repartidor')
  // A shipment that its rider dropped waits for an offer; three can be chosen for a stack, none out
  // of another stack.
  expect(free?.choices).toBe(3)
  expect(free?.buttons.filter((label) => label === 'Ofrecer')).toHaveLength(1)
  expect(free?.buttons).toEqual(expect.arrayContaining(['Cambiar el orden', 'Deshacer']))
  expect(free?.buttons).not.toContain('Recuperar')
  for (const name of ['Retirando', 'En camino']) {
    expect(page.of(name)?.buttons).toContain('Recuperar')
    expect(page.of(name)?.choices).toBe(0)
  }
  expect(page.of('Por volver al local')?.buttons).toEqual(['Ya no vuelve'])
  expect(page.html).toContain('openstreetmap.org/copyright')
})

/** spec('001 §4.8') */
test('a stack that is only put together is offered as a whole, and can be taken apart', () => {
  const stack = (stackingOrder: number) => ({ id: 's', code: 'ABC234', stackingOrder })
  const page = desk([
    givenShipment('first', { orderNumber: 1, status: 'STACKING', stack: stack(1) }),
    givenShipment('second', { orderNumber: 2, status: 'STACKING', stack: stack(2) }),
  ])
  const free = page.of('Sin repartidor')
  expect(free?.choices).toBe(0)
  expect(free?.buttons.filter((label) => label === 'Ofrecer')).toHaveLength(1)
  expect(free?.buttons).toEqual(expect.arrayContaining(['Cambiar el orden', 'Deshacer']))
  expect(page.html).toContain('Armando multientrega')
})

test('a shop without open shipments is told so', () => {
  expect(desk([]).html).toContain('No hay envíos abiertos')
})

/** spec('decisions beyond-the-documents.36') */
test('a free shipment can be given to somebody who is there, and to nobody else', () => {
  const free = givenShipment('free', { orderNumber: 1 })
  const carried = givenShipment('carried', { orderNumber: 2, status: 'IN_STORE', rider })
  const stacked = givenShipment('stacked', { stack: { id: 's', code: 'ABC234', stackingOrder: 1 } })
  const onShift = { ...rider, phone: '11', position: null, positionAt: null, accuracy: null, carrying: 0 }
  const page = desk([free, carried, stacked], [onShift])
  const offered = (name: string) => page.of(name)?.buttons.filter((label) => label === 'Dar a un repartidor')
  expect(offered('Sin repartidor')).toHaveLength(1)
  expect(offered('Retirando')).toHaveLength(0)
  expect(desk([free]).of('Sin repartidor')?.buttons).not.toContain('Dar a un repartidor')
})
