import type { MetadataJson } from 'libphonenumber-js/core'
import small from 'libphonenumber-js/metadata.min.json'
import { FULL_PATTERNS } from './full-patterns.ts'

type Plan = readonly unknown[]

/** Where the library keeps the patterns by kind of number in what it knows of a country. */
const KINDS = 11

function withFullPatterns(plan: Plan, patterns: Plan): Plan {
  const full = Array.from({ length: Math.max(plan.length, KINDS + 1) }, (_, at) => plan[at] ?? 0)
  return full.with(KINDS, patterns)
}

const plans: Readonly<Record<string, Plan>> = small.countries

/**
 * The numbering plans of the world: small for most, with the full patterns for the countries of the
 * phone field. Source: docs/decisions/151-a-phone-is-read-as-it-is-dialled.md.
 */
export const NUMBERING_PLANS = {
  ...small,
  countries: {
    ...plans,
    ...Object.fromEntries(
      Object.entries(FULL_PATTERNS).map(([country, patterns]) => [
        country,
        withFullPatterns(plans[country] ?? [], patterns),
      ]),
    ),
  },
} as MetadataJson
