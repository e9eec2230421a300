import { expect, test } from 'vitest'
import { sizedPicture } from './sized-picture.ts'

test('a served picture is asked for in the width that is needed', () => {
  expect(sizedPicture('/files/abc123/640.webp', 160)).toBe('/files/abc123/160.webp')
})

test('a picture from elsewhere keeps its address', () => {
  expect(sizedPicture('https://example.com/files/abc/640.webp', 160)).toBe(
    'https://example.com/files/abc/640.webp',
  )
})
