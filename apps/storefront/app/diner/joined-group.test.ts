import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import {
  findGroupElsewhere,
  forgetGroups,
  joinGroup,
  parseJoinedGroup,
  readJoinedGroup,
} from './joined-group.ts'

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
  expect(parseJoinedGroup('{"key":"k","name":"Ana","shop":"Palermo"}')).toEqual({
    key: 'k',
    name: 'Ana',
    shop: 'Palermo',
  })
})

test('a group is found from another contact, until it was ordered', () => {
  openPage()
  joinGroup('belgrano', { key: 'k', name: 'Ana', shop: 'Belgrano' })
  expect(findGroupElsewhere('belgrano')).toBeUndefined()
  expect(findGroupElsewhere('nunez')).toEqual({
    alias: 'belgrano',
    joined: { key: 'k', name: 'Ana', shop: 'Belgrano' },
  })
  joinGroup('belgrano', { key: 'k', name: 'Ana', names: ['Ana'] })
  expect(findGroupElsewhere('nunez')).toBeUndefined()
  forgetGroups()
})

test('a diner who signs out leaves the groups of every branch contact', () => {
  const { local } = openPage()
  joinGroup('palermo', { key: 'k', name: 'Ana' })
  joinGroup('almagro', { key: 'j', name: 'Ana' })
  local.set('another', 'kept')
  forgetGroups()
  expect([...local.keys()]).toEqual(['another'])
  expect(readJoinedGroup('palermo')).toBeUndefined()
})
