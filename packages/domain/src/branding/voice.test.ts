import { expect, test } from 'vitest'
import { VOICE_HEADER, voiceOfCountry, VOICES } from './voice.ts'

test('a page says by a header of its own in which of the two ways its brand speaks', () => {
  expect(VOICES).toEqual(['TU', 'VOS'])
  expect(VOICE_HEADER).toBe('x-voice')
})

test('people are spoken to in vos in Argentina, Uruguay and Paraguay', () => {
  expect(['ar', 'uy', 'py', 'cl', 'co', 'mx'].map(voiceOfCountry)).toEqual([
    'VOS',
    'VOS',
    'VOS',
    'TU',
    'TU',
    'TU',
  ])
})
