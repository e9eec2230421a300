import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { draw, type Surroundings } from '../testing/draw.tsx'
import { givenQuery } from '../testing/given-query.ts'
import { workplace } from '../testing/given-workplace.ts'
import { AlarmContext, type Alarm } from '../workplace/use-alarm.ts'
import { BoardContext, type Board } from '../workplace/use-board.ts'
import ListeningLine from './listening-line.tsx'

const board: Board = {
  query: givenQuery(),
  orders: undefined,
  problem: null,
  live: 'live',
  isPending: () => false,
}

function line(state: Alarm['sound']['state'], unheard: boolean, more: Surroundings = {}): string {
  const queries = createQueryClient()
  const told = { live: true, sounds: state === 'on', visible: true }
  queries.setQueryData(['listening', workplace.contact.id, told], { heard: false, unheard })
  const nothing = () => undefined
  const sound = { state, turnOn: nothing, turnOff: nothing, ring: nothing }
  const alarm: Alarm = { sound, isUnattended: () => false, hasNewPromise: () => false, open: nothing }
  return draw(
    <BoardContext value={board}>
      <AlarmContext value={alarm}>
        <ListeningLine />
      </AlarmContext>
    </BoardContext>,
    { path: '/palermo/orders', queries, ...more },
  )
}

/** spec('decisions never-missing-an-order.1') */
test.each([
  ['blocked', 'El navegador pausó el sonido de esta consola.'],
  ['off', 'En esta consola el sonido está apagado.'],
] as const)('while nobody hears, a console whose sound is %s says so and how to mend it', (state, why) => {
  const told = line(state, true)
  expect(told).toContain(`Nadie escucha los pedidos de ${workplace.contact.name}`)
  expect(told).toContain(why)
  expect(told).toMatch(/<button[^>]*>.*Activar sonido/s)
})

/** spec('decisions never-missing-an-order.1') */
test('it says nothing where somebody hears, where this console does, and where the board asks already', () => {
  const said = 'Nadie escucha'
  expect(line('blocked', false)).not.toContain(said)
  expect(line('on', true)).not.toContain(said)
  expect(line('unasked', true)).not.toContain(said)
  expect(line('off', true, { path: '/palermo/menu' })).not.toContain(said)
  expect(line('blocked', true, { path: '/palermo/menu' })).toContain(said)
})
