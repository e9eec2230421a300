import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The pictures that are kept with the code, by what they show together. All others are made when
 * somebody wants them.
 */
const GALLERY = {
  'One product, three brands': [
    'light/menu.phone',
    'dark/menu.phone',
    'third/menu.phone',
    'light/plate-chosen.phone',
    'dark/plate-chosen.phone',
    'third/plate-chosen.phone',
    'light/checkout-filled.phone',
    'dark/checkout-filled.phone',
    'third/checkout-filled.phone',
  ],
  'The way of an order': [
    'light/address-map.phone',
    'light/cart.phone',
    'light/order-generated.phone',
    'light/tracking.phone',
    'light/survey.phone',
    'light/menu.desk',
    'light/checkout-filled.desk',
  ],
  'The rider': ['light/rider-list.phone', 'light/rider-shipment.phone'],
  'The shop': [
    'console/board.desk',
    'console/board.phone',
    'console/menu.desk',
    'console/dispatch.desk',
    'console/opinions.desk',
    'console/branding.desk',
  ],
  'The shop is made': [
    'console/plate-sheet.phone',
    'console/plate-sheet.desk',
    'console/menu-grid.desk',
    'console/prices.desk',
  ],
} as const

const IN_A_ROW = 3

const imageOf = (path: string): string =>
  `<img src="${path}.webp" width="${path.endsWith('phone') ? 240 : 400}" alt="${path}">`

/** Pictures in rows of three; of different sizes, those of a phone first. */
function tableOf(paths: readonly string[]): string {
  const rows: string[] = []
  for (let at = 0; at < paths.length; at += IN_A_ROW)
    rows.push(
      `| ${paths
        .slice(at, at + IN_A_ROW)
        .map(imageOf)
        .join(' | ')} |`,
    )
  return `${'| '.repeat(IN_A_ROW)}|\n${'|---'.repeat(IN_A_ROW)}|\n${rows.join('\n')}\n`
}

const TEXT = `# Screens

The pictures that README and review need, written by \`npm run screenshots\` after it has taken every screen and state into \`.cache/screenshots\`, which has an index of its own. The third brand is not in the demo: it came by \`npm run tenant -- import\` alone.
`

/**
 * Takes over from all pictures (`from`) those that are kept with the code (`to`), and writes their
 * page. Throws for one that was not taken.
 */
export function writeGallery(from: string, to: string): void {
  const missing = Object.values(GALLERY)
    .flat()
    .filter((path) => !existsSync(join(from, `${path}.webp`)))
  if (missing.length > 0) throw new Error(`These were never taken: ${missing.join(', ')}.`)
  rmSync(to, { recursive: true, force: true })
  for (const path of Object.values(GALLERY).flat()) {
    mkdirSync(join(to, dirname(path)), { recursive: true })
    copyFileSync(join(from, `${path}.webp`), join(to, `${path}.webp`))
  }
  const parts = Object.entries(GALLERY).map(([title, paths]) => `## ${title}\n\n${tableOf(paths)}`)
  writeFileSync(join(to, 'README.md'), [TEXT, ...parts].join('\n'))
}
