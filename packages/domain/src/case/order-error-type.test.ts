import { expect, test } from 'vitest'
import { reportAsks, ORDER_ERROR_TYPES } from './order-error-type.ts'

test('plates are asked for where food came with problems, words and photos where they say more, else nothing', () => {
  const asking = (what: 'plates' | 'words' | 'photos') =>
    ORDER_ERROR_TYPES.filter((type) => reportAsks(type)[what])
  expect(asking('plates')).toEqual(['WITH_PROBLEMS'])
  expect(asking('words')).toEqual(['WITH_PROBLEMS', 'WRONG_CHARGE', 'OTHER'])
  expect(asking('photos')).toEqual(['WITH_PROBLEMS', 'WRONG_CHARGE', 'OTHER'])
  expect(reportAsks(null)).toEqual({ plates: false, words: false, photos: false })
})
