import { expect, test } from 'vitest'
import { parsePlaces, withVisit } from './recent-places.ts'

const place = (alias: string) => ({ alias, name: alias.toUpperCase(), logo: null })

/** spec('000 §2.1') */
test('the latest visit comes first, none stands twice, and only six are kept', () => {
  let places = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce(
    (before: ReturnType<typeof withVisit>, alias) => withVisit(before, place(alias)),
    [],
  )
  places = withVisit(places, place('d'))
  expect(places.map(({ alias }) => alias)).toEqual(['d', 'g', 'f', 'e', 'c', 'b'])
})

test('a text in the storage that is no list of places is empty', () => {
  expect(parsePlaces(null)).toEqual([])
  expect(parsePlaces('{')).toEqual([])
  expect(parsePlaces('"x"')).toEqual([])
  expect(parsePlaces('[1, {"alias": 2}, {"alias": "a", "name": "A", "logo": null}]')).toEqual([
    { alias: 'a', name: 'A', logo: null },
  ])
})
