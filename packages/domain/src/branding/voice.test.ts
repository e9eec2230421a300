import { expect, test } from 'vitest'
import { VOICE_HEADER, voiceOfCountry, voiceOfLanguages, VOICES } from './voice.ts'

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

/** spec('decisions beyond-the-documents.26') */
test.each([
  ['es-AR,es;q=0.9,en;q=0.8', 'VOS'],
  ['es-UY', 'VOS'],
  ['en-US,en;q=0.9,ES-py;q=0.5', 'VOS'],
  ['es-MX,es-AR;q=0.9', 'TU'],
  ['es-419,es;q=0.9', 'TU'],
  ['es;q=0.9,es-AR;q=0.8', 'TU'],
  ['gn-PY,pt-BR', 'TU'],
  ['es-ARG', 'TU'],
  ['*', 'TU'],
  ['', 'TU'],
])('a browser that asks for "%s" is spoken to by %s', (languages, voice) => {
  expect(voiceOfLanguages(languages)).toBe(voice)
})
