import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw, type Surroundings } from '../testing/draw.tsx'
import { givenGarnish, givenMenu, givenPlate, there } from '../testing/given-menu.ts'
import { givenOrder } from '../testing/given-order.ts'
import { givenQuery } from '../testing/given-query.ts'
import { workplace } from '../testing/given-workplace.ts'
import { AlarmContext } from '../workplace/use-alarm.ts'
import { BoardContext } from '../workplace/use-board.ts'
import { groupsOf } from './palette-groups.ts'
import { useCommands } from './use-commands.ts'

const gone = { ...there, soldOut: true, marked: true }

const menu: ConsoleMenu = givenMenu(
  [givenPlate('Fugazzeta'), givenPlate('Fainá', gone), givenPlate('Focaccia', { ...gone, marked: false })],
  {
    garnishGroups: [{ id: 'extras', name: 'Extras', garnishes: [givenGarnish('Palta')] }],
    ingredients: [{ ...there, name: 'palta', plates: 2, garnishes: 1 }],
  },
)

const board = {
  query: givenQuery<never>(),
  orders: [givenOrder({ number: 214, customerName: 'Ana Pérez', phone: '+54 9 11 5555-1234' })],
  problem: null,
  live: 'live' as const,
  isPending: () => false,
}

const alarm = {
  sound: { state: 'off' as const, turnOn: () => undefined, turnOff: () => undefined, ring: () => undefined },
  isUnattended: () => false,
  hasNewPromise: () => false,
  open: () => undefined,
}

function Lines({ typed }: { readonly typed: string }) {
  const { commands } = useCommands(typed, () => undefined)
  const { groups } = groupsOf(commands, { typed, used: [] })
  const lines = groups.flatMap((group) => group.commands)
  return <p>{lines.map(({ title, hint }) => [title, hint].filter(Boolean).join(': ')).join('|')}</p>
}

/** Commands that the palette offers for a typed text. */
function offered(typed: string, surroundings: Surroundings): readonly string[] {
  const queries = createQueryClient()
  queries.setQueryData(['menu', workplace.contact.id], menu)
  const html = draw(
    <BoardContext value={board}>
      <AlarmContext value={alarm}>
        <Lines typed={typed} />
      </AlarmContext>
    </BoardContext>,
    { ...surroundings, queries },
  )
  const [, lines = ''] = /<p>(.*)<\/p>/s.exec(html) ?? []
  return lines.split('|')
}

/** spec('decisions the-frame.1') */
test('kitchen staff are offered to mark plates, ingredients and garnishes as sold out', () => {
  expect(offered('agotar fu', { role: 'kitchen' })).toEqual(['Agotar Fugazzeta: Hasta mañana'])
  expect(offered('sin palta', { role: 'kitchen' })).toEqual([
    'Agotar Palta: 2 platos y 1 agregado · Hasta mañana',
    'Agotar Palta: Agregado de Extras · Hasta mañana',
  ])
})

test('a marked plate can be sold again; one that is gone for another reason cannot', () => {
  expect(offered('faina', { role: 'kitchen' })).toEqual(['Volver a vender Fainá'])
  expect(offered('focaccia', { role: 'kitchen' })).toEqual([''])
})

test('a manager, who may change plates, is offered to open one', () => {
  expect(offered('fugazzeta', { role: 'manager' })).toEqual([
    'Fugazzeta: Abrir el plato',
    'Agotar Fugazzeta: Hasta mañana',
    'Buscar «fugazzeta» en la actividad',
  ])
})

/** spec('decisions the-frame.1') */
test.each(['214', 'pedido 214', 'ana perez', '+54 9 11 5555 1234', '55551234'])('%j is an order', (typed) => {
  expect(offered(typed, { role: 'cashier' })).toEqual([
    expect.stringMatching(/^Pedido #214: Ana Pérez · .* · \$/),
  ])
})

/** spec('decisions the-frame.1') */
test('staff are offered only places and actions that their role may use', () => {
  const titles = (role: NonNullable<Surroundings['role']>) => offered('', { role })
  expect(titles('dispatcher')).toEqual([
    'Pedidos',
    'Reparto',
    'Finalizados',
    'Ensayo: pedir como un cliente',
    'Tu cuenta',
    'Ver las teclas',
    'Salir',
    ...DEVICE,
  ])
  expect(titles('kitchen')).toContain('Ver lo agotado')
  expect(titles('kitchen')).not.toContain('Ventas')
  expect(titles('kitchen')).not.toContain('Ver la tienda como un cliente')
  expect(offered('agotar fugazzeta', { role: 'dispatcher' })).toEqual([''])
})

const DEVICE = [
  'Activar el sonido: En este dispositivo',
  'Imprimir al aceptar: En este dispositivo',
  'Tarjetas del tablero: compacto: En este dispositivo',
  'Tarjetas del tablero: grande: En este dispositivo',
]

test('the next person takes over a shared tablet by the palette, and a device of one person has none', () => {
  expect(offered('cambiar de persona', { onTablet: true })).toContain('Cambiar de persona')
  expect(offered('cambiar de persona', {})).not.toContain('Cambiar de persona')
})

/** spec('decisions the-frame.5') */
test.each([
  ['nuevo local', 'Agregar un local'],
  ['nueva sucursal', 'Agregar un local'],
  ['nueva marca', 'Agregar una marca'],
  ['ver todos los locales', 'Todos los locales'],
  ['subir precios', 'Cambiar precios'],
  ['¿Cómo subo los precios?', 'Cambiar precios'],
  ['aumentar precio', 'Cambiar precios'],
  ['cambiar precios', 'Cambiar precios'],
  ['cerrar caja', /^Cerrar la caja: .*Ventas/],
  ['cierre de caja', /^Cerrar la caja: .*Ventas/],
  ['combo', /^Armar un combo: .*grupo/],
  ['hacer un combo', /^Armar un combo: .*grupo/],
  ['happy hour', /^Happy hour: .*horario/],
  ['pausar', 'Pausas y demoras'],
  ['cambiar horario', 'Cambiar los horarios'],
  ['cambiar el horario', 'Cambiar los horarios'],
  ['feriado', 'Feriados y días especiales'],
  ['cerrar un feriado', 'Feriados y días especiales'],
  ['agregar empleado', 'Agregar a alguien al equipo'],
  ['ver ventas', 'Ventas'],
  ['devolver plata', /^Devolver la plata de un pedido: .*cancelar/],
  ['reembolso', /^Devolver la plata de un pedido: .*cancelar/],
  ['imprimir qr', 'Para compartir: carteles con QR y links'],
  ['cambiar logo', 'Cambiar el logo y los colores'],
  ['zona de envío', 'Zonas de envío'],
  ['código de descuento', 'Crear un código de descuento'],
  ['cupón', 'Crear un código de descuento'],
  ['medio de pago', 'Medios de pago'],
  ['hacer una factura', /^Hacer una factura: .*contador/],
  ['stock', /^Stock: .*por día/],
])('an owner who types %j is answered', (typed, answer) => {
  const [first] = offered(typed, { role: 'owner' })
  expect(first).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer))
})

test('no way is answered to somebody who may not go it', () => {
  expect(offered('subir precios', { role: 'cashier' })).toEqual([''])
  expect(offered('nueva marca', { role: 'manager' })).not.toContain('Agregar una marca')
  expect(offered('nuevo local', { role: 'manager' })[0]).toBe('Agregar un local')
})
