import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { firstFontFiles, fontFaces, LATIN, LATIN_EXT } from './font-faces.ts'
import { FONT_FILES } from './font-files.ts'
import { FONT_METRICS, LOCAL_FONTS } from './font-metrics.ts'
import { measureFont } from './testing/measure-font.ts'

/** Text of menus, accents and prices included. */
const TEXT =
  'Elegí tu plato, mirá lo más pedido y pagá como quieras: empanadas de carne, milanesa napolitana con papas, ' +
  'ñoquis, ensalada y postre. Envío gratis desde 12.500 pesos, 7 días, de 9 a 23:30 hs.'

const NAMES = Object.keys(FONT_FILES)

/** The package of a family, and the file of a weight in it. */
function filesOf(name: string): { readonly ranges: string; readonly at: (weight: 400 | 700) => string } {
  const id = name.toLowerCase().replaceAll(' ', '-')
  const isVariable = FONT_FILES[name]?.length === 1
  const folder = isVariable ? `@fontsource-variable/${id}` : `@fontsource/${id}`
  const resolved = (path: string): string => fileURLToPath(import.meta.resolve(`${folder}/${path}`))
  return {
    ranges: resolved('unicode.json'),
    at: (weight) => resolved(`files/${id}-latin-${isVariable ? 'wght' : weight}-normal.woff2`),
  }
}

test.each(NAMES)('%s is as wide, high and deep as its file says', async (name) => {
  const { at } = filesOf(name)
  const regular = await measureFont(at(400), 400, TEXT)
  const bold = await measureFont(at(700), 700, TEXT)
  const rounded = (em: number) => Number(em.toFixed(4))
  expect(FONT_METRICS[name]).toMatchObject({
    regular: rounded(regular.width),
    bold: rounded(bold.width),
    ascent: rounded(regular.ascent),
    descent: rounded(regular.descent),
    lineGap: rounded(regular.lineGap),
  })
})

/** spec('decisions beyond-the-documents.16') */
test('Android’s own is measured as the one that we serve', () => {
  const { regular, bold } = FONT_METRICS.Roboto ?? {}
  expect(LOCAL_FONTS.sans[1]).toMatchObject({ regular, bold })
})

test.each(NAMES)('%s has in its files the letters that its rules name', (name) => {
  const ranges = JSON.parse(readFileSync(filesOf(name).ranges, 'utf8')) as Record<string, string>
  const shortened = (subset: string) => ranges[subset]?.replaceAll(/(?<=U\+|-)0+(?=[\dA-F])/g, '')
  expect([shortened('latin'), shortened('latin-ext')]).toEqual([LATIN, LATIN_EXT])
})

test('a family brings its file, which nothing waits for, and what takes as much room of the device', () => {
  const sheet = fontFaces('Lora', 'optional')
  expect(sheet).toMatch(
    /src:url\(\/\S+lora-latin-wght-normal\.woff2\)format\("woff2"\);font-weight:400 700;font-display:optional/,
  )
  expect(sheet.match(/font-display:(?!optional|swap)/)).toBeNull()
  // 0.4612 of 0.4425, and lines of 1.006 em, no matter how far the letters were stretched.
  expect(sheet).toContain(
    '@font-face{font-family:"Lora fallback";src:local("Georgia"),local("Gelasio");font-weight:400 500;font-display:swap;size-adjust:104.23%;ascent-override:96.52%',
  )
  expect(sheet).toContain('@font-face{font-family:"Lora fallback 2";src:local("Noto Serif");')
  expect(firstFontFiles('Lora')).toHaveLength(1)
  // So narrow that letters of its width could not be read.
  expect(fontFaces('Oswald', 'optional')).toContain(
    'src:local("Roboto");font-weight:400 500;font-display:swap;size-adjust:88%',
  )
})

test.each(NAMES)('a page in %s paints with two files at most, of 100 KB together', (name) => {
  const { at } = filesOf(name)
  expect(firstFontFiles(name).length).toBeLessThanOrEqual(2)
  const sizes = [...new Set([at(400), at(700)])].map((path) => readFileSync(path).byteLength)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

/** spec('000 §3.3') spec('001 §3.9') */
test.each(['', 'System', 'Comic Sans', 'constructor', 'Lora"}body{display:none}', 'Lora;src:url(//evil)'])(
  '"%s" brings nothing',
  (name) => {
    expect([fontFaces(name, 'optional'), firstFontFiles(name)]).toEqual(['', []])
  },
)
