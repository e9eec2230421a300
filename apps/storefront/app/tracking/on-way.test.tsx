import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { textOf } from '../testing/text-of.ts'
import { OnWay } from './on-way.tsx'
import type { TrackingInfo } from './tracking-info.ts'

const info: TrackingInfo = {
  id: '0199c0de-0000-7000-8000-000000000001',
  code: 'ABCDE12345',
  status: 'ON_ROUTE_TO_DROP_OFFS',
  time: '21:05',
  date: '20/11/2026',
  securityCode: null,
  eta: '21:40',
  rider: {
    name: 'Rosa Díaz',
    phone: '+5491123456789',
    position: { lat: -34.59, lng: -58.43 },
    positionAt: null,
  },
  branchPosition: null,
  destinationPosition: { lat: -34.58, lng: -58.43 },
  number: 42,
  stopsBefore: 0,
  isAtDoor: false,
}

function render(told: Partial<TrackingInfo>): string {
  const Way = () => (
    <AliasContext value={{ lookup: { type: 'branchContact', info: { branch: {} } } } as never}>
      <OnWay info={{ ...info, ...told }} />
    </AliasContext>
  )
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Way }])
  const root = { map: { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' } }
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />)
}

/** spec('decisions beyond-the-documents.1') */
test.each([
  [0, 'Tu pedido está en camino.'],
  [1, 'El repartidor hace 1 parada antes de la tuya.'],
  [2, 'El repartidor hace 2 paradas antes de la tuya.'],
])(
  'with %i stops before, a rider on the way is told as such, with the estimate and the name',
  (stops, says) => {
    const text = textOf(render({ stopsBefore: stops }))
    expect(text).toContain(says)
    expect(text).toContain('Llegada estimada: 21:40 hs')
    expect(text).toContain('Rosa Díaz')
  },
)

test('at the door nothing is estimated any more', () => {
  const text = textOf(render({ isAtDoor: true }))
  expect(text).toContain('El repartidor llegó a tu dirección.')
  expect(text).not.toContain('Llegada estimada')
  expect(text).not.toContain('en camino')
})

test('the small map is there where the rider was seen, and nothing for the keyboard to stop at', () => {
  expect(render({})).toMatch(/<div[^>]* inert[^>]*data-small-map/)
  const unseen = { ...info.rider, name: '', phone: '', position: null, positionAt: null }
  expect(render({ rider: unseen })).not.toContain('data-small-map')
  expect(render({ rider: null })).not.toContain('data-small-map')
})
