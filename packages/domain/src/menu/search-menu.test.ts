import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexMenu, markMatches, searchMenu, searchWords, type SearchedPlate } from './search-menu.ts'

const plate = (name: string, more: Partial<SearchedPlate> = {}): SearchedPlate => ({
  id: name,
  name,
  description: '',
  category: '',
  indicators: [],
  ...more,
})

const menu = indexMenu([
  plate('Ñoquis de papa', { category: 'Pastas', description: 'Con manteca y salvia.' }),
  plate('Sorrentinos', {
    category: 'Pastas',
    description: 'Rellenos de jamón y muzzarella, con ñandú de masa.',
  }),
  plate('Milanesa napolitana', { category: 'Minutas', description: 'Jamón, queso y papas fritas.' }),
  plate('Sándwich de jamón crudo', { category: 'Sándwiches', indicators: ['De la casa'] }),
  plate('Papas bravas', { category: 'Picadas', indicators: ['Picante', 'Sin TACC'] }),
])

const found = (typed: string): readonly string[] => searchMenu(menu, typed)

test('finds without accents, without case and with ñ or n', () => {
  expect(found('SANDWICH')).toEqual(['Sándwich de jamón crudo'])
  expect(found('sándwich')).toEqual(['Sándwich de jamón crudo'])
  expect(found('noquis')).toEqual(['Ñoquis de papa'])
  expect(found('ÑOQUIS')).toEqual(['Ñoquis de papa'])
  expect(found('n\u0303oqui')).toEqual(['Ñoquis de papa'])
})

test('every word has to begin some word, in any order', () => {
  expect(found('papa ñoq')).toEqual(['Ñoquis de papa'])
  expect(found('jam milan')).toEqual(['Milanesa napolitana'])
  expect(found('jam milan zapallo')).toEqual([])
  expect(found('litana')).toEqual([])
})

test('puts the name before category and indicators, and those before the description', () => {
  expect(found('papa')).toEqual(['Papas bravas', 'Ñoquis de papa', 'Milanesa napolitana'])
  expect(found('jamon')).toEqual(['Sándwich de jamón crudo', 'Sorrentinos', 'Milanesa napolitana'])
  expect(found('pi')).toEqual(['Papas bravas'])
})

test('a word anywhere in a name outweighs its first letters, and a name without letters begins with none', () => {
  const foundIn = (typed: string, ...plates: SearchedPlate[]) => searchMenu(indexMenu(plates), typed)
  const beside = plate('Papas', { category: 'Bravas' })
  expect(foundIn('papas bravas', beside, plate('Las bravas papas'))).toEqual(['Las bravas papas', 'Papas'])
  const [flan, fire] = [plate('Flan', { description: 'Dulce.' }), plate('🔥', { description: 'Dulce.' })]
  expect(foundIn('dulce', flan, fire)).toEqual(['Flan', '🔥'])
})

test('typed text becomes words in lower case without accents, each once', () => {
  expect(searchWords('¡ÑOQUIS, ñoquis y Jamón!')).toEqual(['noquis', 'y', 'jamon'])
})

test('finds by category and by the names of indicators', () => {
  expect(found('pastas')).toEqual(['Ñoquis de papa', 'Sorrentinos'])
  expect(found('sin tacc')).toEqual(['Papas bravas'])
  expect(found('casa')).toEqual(['Sándwich de jamón crudo'])
})

test('without a letter or a figure nothing is looked for', () => {
  for (const typed of ['', '   ', '.*', '()[]{}+?^$\\|', '🍕', '\u0301\u0303']) {
    expect(searchWords(typed)).toEqual([])
    expect(found(typed)).toEqual([])
  }
})

test('a typed pattern is only text', () => {
  expect(found('papa.*')).toEqual(found('papa'))
  expect(found('(jam[oó]n')).toEqual([])
  expect(found('pap|a$')).toEqual(found('pap a'))
})

test('ten thousand letters are no more than a word that nothing begins with', () => {
  expect(found('a'.repeat(10_000))).toEqual([])
  expect(searchWords('a b c d e f g h i j k l m n '.repeat(1000)).length).toBeLessThanOrEqual(8)
  expect(searchWords('x'.repeat(10_000))[0]?.length).toBeLessThanOrEqual(80)
})

const marked = (text: string, typed: string): string =>
  markMatches(text, searchWords(typed))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('marks the beginnings that matched, as they are written', () => {
  expect(marked('Sándwich de jamón crudo', 'jamo san')).toBe('[Sán]dwich de [jamó]n crudo')
  expect(marked('Ñoquis', 'noq')).toBe('[Ñoq]uis')
  expect(marked('N\u0303oquis', 'ñ')).toBe('[N\u0303]oquis')
  expect(marked('Papas, papas', 'pap papas')).toBe('[Papas], [papas]')
  expect(marked('Napolitana', 'pol')).toBe('Napolitana')
  expect(marked('Lo de siempre', '')).toBe('Lo de siempre')
})

test('a text is taken apart into its matches and what is between them, and into nothing empty', () => {
  expect(markMatches('Papas y más', ['papa'])).toEqual([
    { text: 'Papa', isMatch: true },
    { text: 's y más', isMatch: false },
  ])
  expect(markMatches('Con papa', ['papa'])).toEqual([
    { text: 'Con ', isMatch: false },
    { text: 'papa', isMatch: true },
  ])
  expect(markMatches('', ['papa'])).toEqual([])
})

/** spec('decisions beyond-the-documents.13') */
test('marking loses nothing, and whatever is found has something to mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const words = searchWords(typed)
      const parts = markMatches(text, words)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const isFound = searchMenu(indexMenu([plate(text)]), typed).length > 0
      if (isFound) expect(parts.some(({ isMatch }) => isMatch)).toBe(true)
      else if (words.length === 1) expect(parts.some(({ isMatch }) => isMatch)).toBe(false)
    }),
    { numRuns: 400 },
  )
})
