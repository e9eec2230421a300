import type {
  InterruptionsWire,
  InterruptionWire,
} from '@mostrador/contract/interruption/interruption-endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw, type Surroundings } from '../testing/draw.tsx'
import { givenApi } from '../testing/given-api.ts'
import { workplace } from '../testing/given-workplace.ts'
import { useInterruptionCommands } from './interruption-commands.ts'
import { InterruptionMessage } from './interruption-message.tsx'
import InterruptionLine from './interruption-line.tsx'
import { askFor, interruptionsQuery, standingAt } from './interruption-query.ts'

const now = new Date('2026-11-20T21:00:00-03:00')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const DELIVERY = '0198c000-0000-7000-8000-000000000001'
const CENTRO = '0198c000-0000-7000-8000-000000000002'

const ends = { NEXT_SHIFT: '2026-11-21T15:00:00.000Z', TOMORROW: '2026-11-21T15:00:00.000Z' }
const all = { orderModeId: null, deliveryZoneId: null, modeKey: null, type: null, name: null, ends }
const things: InterruptionsWire['things'] = [
  all,
  { ...all, orderModeId: DELIVERY, modeKey: 'delivery', type: 'DELIVERY', name: null },
  { ...all, deliveryZoneId: CENTRO, name: 'Centro' },
]
const pause: InterruptionWire = {
  id: '0198c000-0000-7000-8000-00000000000a',
  kind: 'PAUSE',
  orderModeId: DELIVERY,
  deliveryZoneId: null,
  extraMinutes: null,
  since: '2026-11-20T23:55:00.000Z',
  until: '2026-11-21T00:24:30.000Z',
  message: '',
  byItself: false,
  by: 'Ana',
}
const busy: InterruptionWire = {
  ...pause,
  id: '0198c000-0000-7000-8000-00000000000b',
  kind: 'BUSY',
  orderModeId: null,
  extraMinutes: 20,
  until: '2026-11-21T01:05:00.000Z',
}

function knowing(...interruptions: readonly InterruptionWire[]): Surroundings {
  const queries = createQueryClient()
  queries.setQueryData(['interruptions', workplace.contact.id], { interruptions, things })
  return { queries }
}
const line = (surroundings: Surroundings): string =>
  draw(<InterruptionLine />, surroundings)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** spec('decisions interruptions.7') */
test('the line says what interrupts the contact and how long yet; who may pause has the button', () => {
  const told = line({ ...knowing(pause, busy), role: 'manager' })
  expect(told).toContain('Delivery: en pausa · quedan 24 min')
  expect(told).toContain('Todo el local: +20 min · quedan 1 h 5 min')
  expect(told).toContain('Pausas y demoras')
  const cashier = line({ ...knowing(pause), role: 'cashier' })
  expect(cashier).toContain('Delivery: en pausa')
  expect(cashier).not.toContain('Pausas y demoras')
  expect(line({ ...knowing(), role: 'manager' }).trim()).toBe('Pausar')
})

/** spec('decisions interruptions.5') spec('decisions interruptions.7') */
test('an interruption whose end has passed is not shown, even when no message said so', () => {
  const over = { ...pause, until: now.toISOString() }
  expect(line({ ...knowing(over), role: 'manager' }).trim()).toBe('Pausar')
  expect(standingAt({ interruptions: [over, busy], things }, now)).toEqual([busy])
})

function Titles({ typed }: { readonly typed: string }) {
  const { commands } = useInterruptionCommands(typed)
  return <p>{commands.map(({ title }) => title).join('|')}</p>
}
const titles = (surroundings: Surroundings): readonly string[] =>
  (/<p>(.*)<\/p>/.exec(draw(<Titles typed="pausar" />, surroundings))?.[1] ?? '').split('|')

/** spec('decisions interruptions.7') */
test('the palette pauses each thing by its name, for each time; what stands is made longer or ended', () => {
  const offered = titles({ ...knowing(), role: 'manager' })
  expect(offered).toEqual(
    expect.arrayContaining([
      'Pausas y demoras',
      'Pausar Delivery 30 minutos',
      'Pausar todo el local hasta mañana',
      'Pausar Zona Centro hasta el próximo turno',
      'Sumar 20 minutos de demora',
    ]),
  )
  const meanwhile = titles({ ...knowing(pause, busy), role: 'manager' })
  expect(meanwhile).toContain('Terminar: Delivery: en pausa')
  expect(meanwhile).toContain('Extender 15 minutos: Todo el local: +20 min')
  expect(meanwhile.some((title) => title.startsWith('Pausar Delivery'))).toBe(false)
  expect(meanwhile.some((title) => title.startsWith('Sumar'))).toBe(false)
  expect(titles({ ...knowing(pause), role: 'cashier' })).toEqual([''])
})

/** spec('decisions interruptions.4') spec('decisions interruptions.7') */
test('extending says which end was seen, and ending asks for nothing', async () => {
  const { api, last } = givenApi()
  const contactId = workplace.contact.id
  void askFor(api, contactId, { kind: 'extend', one: pause, name: 'Delivery' }).catch(() => undefined)
  const path = `/api/console/branchcontacts/${contactId}/interruptions/${pause.id}`
  expect(last()).toMatchObject({ url: `${path}/extension`, method: 'POST', body: { seen: pause.until } })
  void askFor(api, contactId, { kind: 'end', one: pause, name: 'Delivery' }).catch(() => undefined)
  expect(last()).toMatchObject({ url: path, method: 'DELETE' })
  expect(interruptionsQuery(api, contactId).queryKey).toEqual(['interruptions', contactId])
})

test('at a shared tablet there is no field for words to diners, and it is said where they are written', () => {
  const drawn = (onTablet: boolean) =>
    draw(<InterruptionMessage value="" onChange={() => undefined} />, { role: 'manager', onTablet })
  const words = 'Para escribirles a tus clientes, entra con tu contraseña en un dispositivo tuyo.'
  expect(drawn(false)).toContain('Mensaje para tus clientes')
  expect(drawn(false)).not.toContain(words)
  expect(drawn(true)).toContain(words)
  expect(drawn(true)).not.toContain('<input')
})
