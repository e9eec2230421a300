import { expect, test } from 'vitest'
import { LARGEST_PICTURE_BYTES } from './largest-picture.ts'

test('a picture may weigh ten megabytes', () => {
  expect(LARGEST_PICTURE_BYTES).toBe(10_485_760)
})
