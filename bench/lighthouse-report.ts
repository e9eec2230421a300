import { median } from './median.ts'
import { kilobytes, type Row } from './report.ts'

/** The parts of Lighthouse's result that are read. */
export type LighthouseResult = {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >
  readonly audits: Readonly<Record<string, Audit | undefined>>
}

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly unknown[] }
}

type Request = { readonly resourceType?: string; readonly transferSize?: number; readonly url: string }

/** Least score of each category, of 100. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Most that each measure may be; times in milliseconds. */
const MOST = [
  ['largest-contentful-paint', 'largest paint', 1500],
  ['total-blocking-time', 'blocking time', 50],
  ['cumulative-layout-shift', 'layout shift', 0],
] as const

const scoreOf = ({ categories }: LighthouseResult, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100)

/**
 * Returns all other audits that do not pass, by their title; measures of time and audits without a
 * verdict are left out.
 */
export function failedAudits({ audits, categories }: LighthouseResult): readonly string[] {
  const named = new Set(
    Object.entries(categories).flatMap(([name, { auditRefs }]) =>
      auditRefs.filter(({ weight }) => name !== 'performance' || weight === 0).map(({ id }) => id),
    ),
  )
  return Object.entries(audits).flatMap(([id, audit]) => {
    const isVerdict = audit?.scoreDisplayMode === 'binary' || audit?.scoreDisplayMode === 'metricSavings'
    return audit && named.has(id) && isVerdict && audit.score !== null && audit.score < 1
      ? [`${audit.title} (${id})`]
      : []
  })
}

/** Returns the bytes over the wire by kind, the most first. */
export function bytesByKind({
  audits,
}: LighthouseResult): readonly (readonly [kind: string, bytes: number])[] {
  const sums = new Map<string, number>()
  for (const { resourceType = 'Other', transferSize = 0, url } of (audits['network-requests']?.details
    ?.items ?? []) as readonly Request[]) {
    if (!url.startsWith('http')) continue
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize)
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

/** Returns the medians of some runs as rows of a table. */
export function lighthouseRows(results: readonly LighthouseResult[]): Row[] {
  const scores = Object.entries(LEAST).map(([name, least]): Row => {
    const score = median(results.map((result) => scoreOf(result, name)))
    return {
      what: name.replace('-', ' '),
      product: String(score),
      target: `≥ ${least}`,
      isMet: score >= least,
    }
  })
  const measures = MOST.map(([id, what, most]): Row => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    const isTime = most > 0
    return {
      what,
      product: isTime ? `${Math.round(value)} ms` : value.toFixed(3),
      target: isTime ? `≤ ${most} ms` : '0',
      isMet: value <= most,
    }
  })
  const [first] = results
  const kinds = first ? bytesByKind(first) : []
  return [
    ...scores,
    ...measures,
    ...kinds.map(([kind, bytes]): Row => ({ what: `bytes: ${kind}`, product: kilobytes(bytes) })),
  ]
}
