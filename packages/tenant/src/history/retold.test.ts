import type { Operation } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { retold } from './retold.ts'

const CONTACT = ['branches', 'lento', 'branchContacts', 'palermo']
const set = (place: readonly string[], to: unknown, from?: unknown): Operation => ({
  kind: 'set',
  place: [...CONTACT, ...place],
  from,
  to,
})

test('a change told as in a file is told by today’s sentence, with the names of then', () => {
  const operations = [
    set(['alerts'], { people: [] }),
    set(['pause'], { reason: 'Vacaciones' }, {}),
    set(['name'], 'Centro', 'Palermo'),
  ]
  const [alerts, pause, name] = retold(
    [
      'Fuego › Palermo viejo · avisos: nada → {"people":[]}',
      'Fuego · y brasa › Palermo · pausa: {} → {"reason":"Vacaciones"}',
      'Fuego › Palermo · nombre: "Palermo" → "Centro"',
    ],
    operations,
  )
  expect(alerts).toBe(
    'Fuego › Palermo viejo · avisos de pedidos sin mirar: nada → (personas a las que se avisa: nada)',
  )
  expect(pause).toBe('Fuego · y brasa › Palermo · "pause": nada → (motivo: "Vacaciones")')
  expect(name).toBe('Fuego › Palermo · nombre: "Palermo" → "Centro"')
})

test('a sentence without an operation stays as it was written', () => {
  expect(retold(['Avisos: nada → {"a":1}', 'Se invitó a Ana'], [])).toEqual([
    'Avisos: nada → {"a":1}',
    'Se invitó a Ana',
  ])
})
