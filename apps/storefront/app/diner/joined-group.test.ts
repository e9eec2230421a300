import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { forgetGroups, joinGroup, parseJoinedGroup, readJoinedGroup } from './joined-group.ts'

test.each([
  null,
  '',
  '{',
  '[]',
  '"x"',
  '{"key":"k"}',
  '{"name":"Ana"}',
  '{"key":"","name":"Ana"}',
  '{"key":1,"name":"Ana"}',
])('%j in the storage is no group', (json) => {
  expect(parseJoinedGroup(json)).toBeUndefined()
})

test('a group is its key and a name, and for whom its lines are once it was ordered', () => {
  expect(parseJoinedGroup('{"key":"k","name":"Ana","more":1}')).toEqual({ key: 'k', name: 'Ana' })
  expect(parseJoinedGroup('{"key":"k","name":"Ana","names":["Ana",3,"","Leo"]}')).toEqual({
    key: 'k',
    name: 'Ana',
    names: ['Ana', 'Leo'],
  })
})

test('who signs out is of no group any more, at no local', () => {
  const { local } = openPage()
  joinGroup('palermo', { key: 'k', name: 'Ana' })
  joinGroup('almagro', { key: 'j', name: 'Ana' })
  local.set('another', 'kept')
  forgetGroups()
  expect([...local.keys()]).toEqual(['another'])
  expect(readJoinedGroup('palermo')).toBeUndefined()
})
