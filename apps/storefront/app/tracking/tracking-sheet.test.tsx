import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { textOf } from '../testing/text-of.ts'
import type { TrackingInfo } from './tracking-info.ts'
import { TrackingSheet } from './tracking-sheet.tsx'
import { statusColours } from './tracking-status.tsx'

const branch = { name: 'Fuego Lento', customLogoURL: '/files/logo' }
const lookup = { type: 'branchContact', info: { alias: 'palermo', branch } }

const info: TrackingInfo = {
  id: '0199c0de-0000-7000-8000-000000000001',
  code: 'ABCDE12345',
  status: 'ON_ROUTE_TO_DROP_OFF',
  time: '21:05',
  date: '20/11/2026',
  securityCode: '0420',
  eta: '21:40',
  rider: null,
  branchPosition: null,
  destinationPosition: null,
  number: 42,
  stopsBefore: 0,
  isAtDoor: false,
}

function render(told: Partial<TrackingInfo>, oldSince?: string): string {
  const Sheet = () => (
    <AliasContext value={{ lookup } as never}>
      <TrackingSheet
        orderCode={info.code}
        info={{ ...info, ...told }}
        isLoading={false}
        age={undefined}
        oldSince={oldSince}
        onRefresh={() => undefined}
        ref={null}
      />
    </AliasContext>
  )
  const Page = createRoutesStub([{ path: '/', Component: Sheet }])
  return renderToStaticMarkup(<Page />)
}

/** spec('001 §2.57') spec('001 §2.58') */
test('the sheet tells code, time, date, state, estimate and key, under the branch’s logo', () => {
  const html = render({})
  const text = textOf(html)
  for (const part of [
    'Pedido ABCDE12345',
    '#42 · 21:05 hs · 20/11/2026',
    'En camino',
    '21:40 hs',
    'Actualizar',
  ])
    expect(text).toContain(part)
  expect(text).toContain('Clave de entrega')
  expect(html).toContain('src="/files/logo"')
})

/** spec('001 §6.2') */
test('the sheet leads to the order, where it is canceled, reported and asked about', () => {
  expect(render({})).toContain('href="/menu/palermo/order/ABCDE12345"')
})

/** spec('001 §2.64') */
test('the logo is small', () => {
  expect(render({})).toMatch(/<img[^>]* width="36" height="36"/)
})

/** spec('001 §2.62') */
test.each([null, '', '  '])(
  'an estimate of "%s" is none, and what is no valid key or rider is not there',
  (eta) => {
    const text = textOf(render({ eta, securityCode: null }))
    for (const part of ['Llegada estimada', 'Clave de entrega', 'Sin repartidor'])
      expect(text).not.toContain(part)
  },
)

/** spec('001 §2.64') */
test('the colours of a state are the theme’s', () => {
  const colours = SHIPMENT_STATUSES.map((status) => [status, statusColours(status)] as const)
  for (const [, classes] of colours) expect(classes).toMatch(/^bg-(\w+) text-(?:on-\1|ink)$/)
  const of = Object.fromEntries(colours)
  expect(of).toMatchObject({
    ON_ROUTE_TO_DROP_OFF: 'bg-brand text-on-brand',
    DELIVERED: 'bg-positive text-on-positive',
    STORE_CANCELED: 'bg-danger text-on-danger',
    DRIVER_CANCELED: of.LOOKING_FOR_DRIVER,
  })
})

test('without news the sheet says how old what it shows is', () => {
  const at = new Date(Date.now() - 5 * 60_000).toISOString()
  expect(textOf(render({}, at))).toContain('Datos de hace 5 minutos.')
  expect(textOf(render({}))).not.toContain('Datos de')
})
