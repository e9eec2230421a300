import { expect, test } from 'vitest'
import type { Command, CommandTopic } from '../workplace/command.ts'
import { groupsOf } from './palette-groups.ts'

const command = (topic: CommandTopic, title: string): Command => ({
  id: title,
  topic,
  title,
  icon: 'check',
  run: () => undefined,
})

const ALL = [
  command('places', 'Carta'),
  command('places', 'Casos'),
  command('contacts', 'Caballito'),
  command('do', 'Cerrar todo'),
  command('menu', 'Carbonada'),
  command('elsewhere', 'Buscar en la actividad'),
]

const shown = (typed: string, used: readonly string[] = []) =>
  groupsOf(ALL, { typed, used }).groups.map(({ title, commands }) => [title, ...commands.map(({ id }) => id)])

test('before anything is typed there are places and things to do, and no plate of hundreds', () => {
  expect(shown('')).toEqual([
    ['Ir a', 'Carta', 'Casos'],
    ['Hacer', 'Cerrar todo'],
    ['Cambiar de local', 'Caballito'],
  ])
})

/** spec('decisions the-frame.1') */
test('commands used last stand first, once, without those that are gone', () => {
  expect(shown('', ['Casos', 'Carbonada', 'gone'])).toEqual([
    ['Lo último', 'Casos', 'Carbonada'],
    ['Ir a', 'Carta'],
    ['Hacer', 'Cerrar todo'],
    ['Cambiar de local', 'Caballito'],
  ])
})

test('the topic of the best comes first, and the way elsewhere last', () => {
  expect(shown('carbonada')).toEqual([
    ['Carta', 'Carbonada'],
    ['Seguir buscando', 'Buscar en la actividad'],
  ])
  expect(shown('ca').map(([title]) => title)).toEqual([
    'Ir a',
    'Cambiar de local',
    'Carta',
    'Seguir buscando',
  ])
})

test('of many of a topic the first are shown, and told how many more there are', () => {
  const plates = Array.from({ length: 9 }, (_, index) => command('menu', `Pizza ${index}`))
  const { groups, count, more } = groupsOf(plates, { typed: 'pizza', used: [] })
  expect(groups[0]?.commands).toHaveLength(6)
  expect([count, more]).toEqual([9, 3])
})

test('where nothing fits it is counted as nothing, whatever can be looked for elsewhere', () => {
  const { groups, count } = groupsOf(ALL, { typed: 'zzz', used: [] })
  expect(groups.map(({ title }) => title)).toEqual(['Seguir buscando'])
  expect(count).toBe(0)
})
