import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHONE_COUNTRIES } from '@mostrador/domain/phone/phone-countries'
import { repositoryRoot } from './source-files.ts'

type Plans = { readonly countries: Readonly<Record<string, readonly unknown[]>> }

/**
 * Fields of the library about dialling abroad from a country, and the format of its numbers: the
 * phone field uses neither.
 */
const OF_A_COUNTRY_ITSELF: readonly number[] = [1, 4]

const HEAD = `import type { MetadataJson } from 'libphonenumber-js/core'

/**
 * The numbering plans of the world: whole for the countries of the phone field, and for the others
 * the small ones, without how their numbers are written; none of satellites and of no country.
 * \`node scripts/numbering-plans.ts\` writes this file anew. Source:
 * docs/decisions/151-a-phone-is-read-as-it-is-dialled.md.
 */
`

const listOf = (name: string): Plans =>
  JSON.parse(
    readFileSync(join(repositoryRoot, 'node_modules/libphonenumber-js', `metadata.${name}.json`), 'utf8'),
  ) as Plans

const asSeenFromAbroad = (plan: readonly unknown[]): readonly unknown[] =>
  plan.map((part, at) => (OF_A_COUNTRY_ITSELF.includes(at) ? 0 : part))

function writePlans(): void {
  const [small, whole] = [listOf('min'), listOf('max')]
  const countries = Object.entries(small.countries).map(([country, plan]) => [
    country,
    PHONE_COUNTRIES.some((one) => one === country) ? whole.countries[country] : asSeenFromAbroad(plan),
  ])
  const plans = JSON.stringify({ ...small, countries: Object.fromEntries(countries), nonGeographic: {} })
  const file = join(repositoryRoot, 'packages/domain/src/phone/numbering-plans.ts')
  const text = `export const NUMBERING_PLANS = JSON.parse(\n  String.raw\`${plans}\`,\n) as MetadataJson\n`
  writeFileSync(file, HEAD + text)
}

writePlans()
