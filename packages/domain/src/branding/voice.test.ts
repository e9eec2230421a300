import { expect, test } from 'vitest'
import { VOICE_HEADER, VOICES } from './voice.ts'

test('a page says by a header of its own in which of the two ways its brand speaks', () => {
  expect(VOICES).toEqual(['TU', 'VOS'])
  expect(VOICE_HEADER).toBe('x-voice')
})
