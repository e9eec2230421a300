import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './median.ts'
import type { TrackingPages } from './tracking-pages.ts'

/** Figures of the positions of one run. */
export type Heard = {
  /** Milliseconds from the sending of a position until a page had it. */
  readonly p50: number
  readonly p99: number
  /** Positions that pages should have heard, and those that they never did. */
  readonly expected: number
  readonly lost: number
  /** Pages that do not know where their rider is in the end. */
  readonly outdated: number
}

/**
 * Counts which positions reach which pages. Of one delivery no two positions may have the same
 * time.
 */
export type PositionTally = {
  readonly sent: (delivery: string, at: string) => void
  /** Waits until every page knows the last position, but not for ever, and sums up. */
  readonly done: () => Promise<Heard>
}

const PATIENCE_MS = 10_000
const LOOK_MS = 50

/**
 * Listens for all pages from now on; the last positions are waited for so many milliseconds at
 * most.
 */
export function tallyPositions(
  pages: Pick<TrackingPages, 'deliveries' | 'hear'>,
  patienceMs = PATIENCE_MS,
): PositionTally {
  const sentAt = new Map<string, number>()
  const lastSent = new Map<string, string>()
  const lastHeard: (string | undefined)[] = pages.deliveries.map(() => undefined)
  const took: number[] = []
  let expected = 0
  const pagesOf = new Map<string, number>()
  for (const delivery of pages.deliveries) pagesOf.set(delivery, (pagesOf.get(delivery) ?? 0) + 1)

  pages.hear((page, delivery, { rider }) => {
    const at = rider?.positionAt ?? ''
    const began = sentAt.get(`${delivery} ${at}`)
    // The page was told a second time, or of a run before.
    if (began === undefined || lastHeard[page] === at) return
    lastHeard[page] = at
    took.push(performance.now() - began)
  })
  const outdated = (): number =>
    pages.deliveries.filter((delivery, page) => lastHeard[page] !== lastSent.get(delivery)).length

  return {
    sent(delivery, at) {
      sentAt.set(`${delivery} ${at}`, performance.now())
      lastSent.set(delivery, at)
      expected += pagesOf.get(delivery) ?? 0
    },
    async done() {
      const until = performance.now() + patienceMs
      while (outdated() > 0 && performance.now() < until) await wait(LOOK_MS)
      const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
      return { p50, p99, expected, lost: expected - took.length, outdated: outdated() }
    },
  }
}
