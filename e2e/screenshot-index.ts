import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The chapters, in their order, with their titles. */
export const CHAPTERS = {
  light: 'Storefront, a light brand (Fuego Lento)',
  dark: 'Storefront, a dark brand (La Nonna)',
  third: 'Storefront, a brand by its tenant file alone (El Horno de Malvín)',
  console: 'Console',
} as const

/** One of them, and the folder of its pictures. */
export type Chapter = keyof typeof CHAPTERS

/** Screens that are shown of the three brands side by side. */
const SIDE_BY_SIDE = ['menu', 'plate-chosen', 'cart', 'checkout-filled', 'order-generated'] as const
const BRANDS = ['light', 'dark', 'third'] as const satisfies readonly Chapter[]

type Size = 'phone' | 'desk'

const WIDTHS = { phone: 195, desk: 480 } as const

const picture = (path: string, size: Size, width: number = WIDTHS[size]): string =>
  `<img src="${path}.${size}.webp" width="${width}" alt="${path.slice(path.indexOf('/') + 1)}">`

/** The picture of a size, where there is one: some screens are those of a phone alone. */
const cell = (folder: string, path: string, size: Size): string =>
  existsSync(join(folder, `${path}.${size}.webp`)) ? picture(path, size) : ''

function chapterText(folder: string, chapter: Chapter, names: readonly string[]): string {
  const rows = names.map((name) => {
    const path = `${chapter}/${name}`
    return `| ${name} | ${cell(folder, path, 'phone')} | ${cell(folder, path, 'desk')} |`
  })
  return `## ${CHAPTERS[chapter]}\n\n| | 390 × 844 | 1280 × 800 |\n|---|---|---|\n${rows.join('\n')}\n`
}

function sideBySide(folder: string): string {
  const rows = SIDE_BY_SIDE.flatMap((name) =>
    (['phone', 'desk'] as const).map((size) => {
      const cells = BRANDS.map((brand) =>
        existsSync(join(folder, brand, `${name}.${size}.webp`))
          ? picture(`${brand}/${name}`, size, size === 'phone' ? 195 : 300)
          : '',
      )
      return `| ${cells.join(' | ')} |`
    }),
  )
  const intro =
    'The third brand is not in the demo: it came by `npm run tenant -- import` alone. What its file says of its look, the console changes on its page Marca.'
  return `## One product, three brands\n\n${intro}\n\n| Fuego Lento | La Nonna | El Horno de Malvín |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** The text of a chapter that was not taken anew, as the index has it. */
function before(index: string, chapter: Chapter): string {
  const [, text = ''] = index.split(`## ${CHAPTERS[chapter]}\n`)
  const [body = ''] = text.split('\n## ')
  return body ? `## ${CHAPTERS[chapter]}\n${body.trimEnd()}\n` : ''
}

/**
 * Writes the index of the pictures: the chapters that were taken, and those that stay as they were.
 */
export function writeIndex(folder: string, taken: ReadonlyMap<Chapter, ReadonlySet<string>>): void {
  const path = join(folder, 'README.md')
  const old = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const chapters = (Object.keys(CHAPTERS) as Chapter[]).map((chapter) => {
    const names = taken.get(chapter)
    return names ? chapterText(folder, chapter, [...names]) : before(old, chapter)
  })
  const head =
    '# Every screen\n\nWritten by `npm run screenshots`, or a chapter of it by `npm run screenshots -- dark`.\n'
  writeFileSync(path, [head, sideBySide(folder), ...chapters].filter(Boolean).join('\n'))
}
