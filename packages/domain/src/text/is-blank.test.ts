import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test.each(['', '   ', '\n\t', '\u200b\u200b', '\u202e', '\ufeff\u2060 '])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['Ana', ' Ñ ', '\u202eana', '👩‍🍳', '7', '.'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})
