import { expect, test } from 'vitest'
import type { Command } from '../workplace/command.ts'
import { findCommands } from './find-commands.ts'

const command = (title: string, words = ''): Command => ({
  id: title,
  topic: 'do',
  title,
  icon: 'check',
  words,
  run: () => undefined,
})

const ALL = [
  command('Carta', 'menú platos agotados'),
  command('Agotar Muzzarella', 'sin no hay'),
  command('Muzzarella'),
  command('Agotar Ñoquis de papa', 'sin no hay'),
  command('Pedido #214', 'pedido Ana Pérez 5491155551234'),
  command('Pedido #2140', 'pedido Beto 5491144440000'),
  command('Pedido #21', 'pedido Carla 5491133330000'),
]

const found = (typed: string, used: readonly string[] = []): readonly string[] =>
  findCommands(ALL, { typed, used }).map(({ id }) => id)

/** spec('decisions the-frame.1') */
test.each([
  ['muzza', 'Muzzarella'],
  ['agotar muzzarella', 'Agotar Muzzarella'],
  ['sin noquis', 'Agotar Ñoquis de papa'],
  ['MENU', 'Carta'],
  ['pedido 214', 'Pedido #214'],
  ['#214', 'Pedido #214'],
  ['perez', 'Pedido #214'],
  ['11 5555-1234', 'Pedido #214'],
  ['+54 9 11 5555 1234', 'Pedido #214'],
])('%j means %s first', (typed, title) => {
  expect(found(typed)[0]).toBe(title)
})

test('every word has to be of it', () => {
  expect(found('agotar carta')).toEqual([])
  expect(found('pedido ana')).toEqual(['Pedido #214'])
})

test('three digits are no part of a phone, four are', () => {
  expect(found('555')).toEqual([])
  expect(found('5555')).toEqual(['Pedido #214'])
})

test('nothing typed finds nothing', () => {
  expect(found('  ')).toEqual([])
})

test('of those that fit alike the one comes first that was used last', () => {
  expect(found('agota')).toEqual(['Agotar Muzzarella', 'Agotar Ñoquis de papa', 'Carta'])
  expect(found('agota', ['Agotar Ñoquis de papa'])[0]).toBe('Agotar Ñoquis de papa')
  // It does not come before what was meant.
  expect(found('muzzarella', ['Agotar Muzzarella'])[0]).toBe('Muzzarella')
})
