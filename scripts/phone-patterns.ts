import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHONE_COUNTRIES } from '@mostrador/domain/phone/phone-countries'
import { repositoryRoot } from './source-files.ts'

/** Where the library keeps the patterns by kind of number in what it knows of a country. */
const KINDS = 11

const HEAD = `import type { PhoneCountry } from './phone-countries.ts'

/**
 * The full patterns of the countries of the phone field, by kind of number, as the library has them
 * in its large list. \`node scripts/phone-patterns.ts\` writes this file anew.
 */
`

/**
 * Writes the patterns of the twelve countries out of the large list of the installed library, so
 * that a browser loads those and the small ones of all others.
 */
function writePatterns(): void {
  const list = join(repositoryRoot, 'node_modules/libphonenumber-js/metadata.max.json')
  const { countries } = JSON.parse(readFileSync(list, 'utf8')) as {
    readonly countries: Readonly<Record<string, readonly unknown[]>>
  }
  const lines = PHONE_COUNTRIES.map((country) => {
    return `  ${country}: ${JSON.stringify(countries[country]?.[KINDS])},`
  })
  const file = join(repositoryRoot, 'packages/domain/src/phone/full-patterns.ts')
  writeFileSync(
    file,
    `${HEAD}export const FULL_PATTERNS = {\n${lines.join('\n')}\n} as const satisfies Readonly<Record<PhoneCountry, readonly unknown[]>>\n`,
  )
}

writePatterns()
