import { expect, test } from 'vitest'
import { countOf, filterOf, queryOf } from './revision-filter.ts'

const ZONE = 'America/Argentina/Buenos_Aires'
const asked = (address: string) => queryOf(filterOf(new URLSearchParams(address)), ZONE)

test('an address without a filter leaves nothing out', () => {
  expect(asked('')).toEqual({})
  expect(countOf(filterOf(new URLSearchParams('')))).toBe(0)
})

test('days are those of the shop’s wall, the last one whole', () => {
  expect(asked('from=2026-11-20&until=2026-11-20')).toEqual({
    from: '2026-11-20T03:00:00.000Z',
    until: '2026-11-21T03:00:00.000Z',
  })
})

test('a day that begins at one o’clock begins there', () => {
  const filter = filterOf(new URLSearchParams('from=2024-09-08'))
  expect(queryOf(filter, 'America/Santiago')).toEqual({ from: '2024-09-08T04:00:00.000Z' })
})

test('a filter that no control offers is ignored', () => {
  expect(asked('door=WINDOW&from=ayer&until=2026-1-1&text=%20%20')).toEqual({})
})

test('everything else is asked as it was chosen, and counted', () => {
  const address = 'text=%20bife%20&door=FILE&by=0190&place=menus/carta/plates/bife'
  expect(asked(address)).toEqual({ text: 'bife', door: 'FILE', by: '0190', place: 'menus/carta/plates/bife' })
  expect(countOf(filterOf(new URLSearchParams(address)))).toBe(4)
})

test('the whole brand is asked for without a place, and is a choice that can be taken back', () => {
  expect(asked('place=*')).toEqual({})
  expect(countOf(filterOf(new URLSearchParams('place=*')))).toBe(1)
})
