import { expect, test } from 'vitest'
import { BOARD_KEYS } from '../board/board-keys.ts'
import { conflictsOf } from '../testing/key-conflicts.ts'
import { SECTIONS } from '../workplace/may-see.ts'
import { frameKeys, goKeys, paletteKeys } from './frame-keys.ts'

const nothing = () => undefined

/** The keys of each page, beside those of every page. */
const OF_PAGES = { 'board/board-keys.ts': BOARD_KEYS }

/** spec('decisions the-frame.2') */
test('no key means two things on a page', () => {
  const everywhere = [paletteKeys(nothing), frameKeys(nothing), goKeys(SECTIONS, nothing)]
  expect(conflictsOf(everywhere)).toEqual([])
  for (const topic of Object.values(OF_PAGES)) expect(conflictsOf([...everywhere, topic])).toEqual([])
})

test('the keys of every page are looked at', () => {
  const files = import.meta.glob<string>(['../*/*.{ts,tsx}', '!./*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const binding = Object.entries(files).flatMap(([path, text]) =>
    /: KeyTopic = \{/.test(text) ? [path.replace('../', '')] : [],
  )
  expect(binding).toEqual(Object.keys(OF_PAGES))
})
