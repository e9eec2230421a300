import { expect, test } from 'vitest'
import { unsavedKey, withKeys } from './draft-keys.ts'

test('a new thing gets a key by its name, once, which none of its siblings has', () => {
  const sizes = [
    { key: 'chico', name: 'Chico' },
    { key: unsavedKey(1), name: 'Chico' },
    { key: unsavedKey(2), name: 'Chico' },
    { key: unsavedKey(3), name: '' },
  ]
  const { value, keys } = withKeys({ key: 'bife', name: 'Otro nombre', sizes })
  expect(value).toMatchObject({ key: 'bife' })
  expect((value.sizes as readonly { key: string }[]).map(({ key }) => key)).toEqual([
    'chico',
    'chico-2',
    'chico-3',
    'item',
  ])
  expect(keys.get(unsavedKey(2))).toBe('chico-3')
})

test('a part that is new itself gets one that its list does not have', () => {
  const flan = { key: unsavedKey(0), name: 'Flan', sizes: [{ key: unsavedKey(1), name: 'Flan' }] }
  const { value } = withKeys(flan, ['flan'])
  expect(value).toEqual({ key: 'flan-2', name: 'Flan', sizes: [{ key: 'flan', name: 'Flan' }] })
})

test('things with keys keep them, and other values stay as they are', () => {
  const value = { key: 'a', groups: ['x', 'y'], hours: { MONDAY: ['10:00-12:00'] }, price: 1, none: null }
  expect(withKeys(value)).toEqual({ value, keys: new Map() })
})
