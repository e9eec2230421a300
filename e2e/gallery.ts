import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
  'The shop runs itself': [
    'console/section-setup.phone',
    'console/topic-local-alerts.phone',
    'console/interruption.phone',
    'console/hours-painted.desk',
    'console/topic-local-zones.desk',
    'console/topic-local-payments.desk',
    'console/section-team.desk',
    'console/section-share.desk',
    'console/tablet-entrance.desk',
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
 * page. One of a chapter that was not taken anew stays as it was kept. Throws for one that was
 * never taken.
 */
export function writeGallery(from: string, to: string): void {
  const paths = Object.values(GALLERY)
    .flat()
    .map((path) => `${path}.webp`)
  const missing = paths.filter((path) => ![from, to].some((folder) => existsSync(join(folder, path))))
  if (missing.length > 0) throw new Error(`These were never taken: ${missing.join(', ')}.`)
  const kept = new Set(paths)
  const had = existsSync(to) ? readdirSync(to, { recursive: true, encoding: 'utf8' }) : []
  for (const path of had) if (path.endsWith('.webp') && !kept.has(path)) rmSync(join(to, path))
  for (const path of paths.filter((one) => existsSync(join(from, one)))) {
    mkdirSync(join(to, dirname(path)), { recursive: true })
    copyFileSync(join(from, path), join(to, path))
  }
  const parts = Object.entries(GALLERY).map(([title, named]) => `## ${title}\n\n${tableOf(named)}`)
  writeFileSync(join(to, 'README.md'), [TEXT, ...parts].join('\n'))
}
