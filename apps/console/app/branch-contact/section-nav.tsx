import { consoleCopy } from '@mostrador/copy/console'
import { openCases as openCasesText, owedTransfers as owedText } from '@mostrador/copy/sections'
import { useIsWide } from '../layout/use-is-wide.ts'
import { BottomBar } from './bottom-bar.tsx'
import type { Counts } from './count-badge.tsx'
import { Rail } from './rail.tsx'

export type SectionNavProps = {
  /** How many orders nobody has taken yet. */
  readonly fresh: number
  /** How many cases wait. */
  readonly openCases: number
  /** How many transfers are to be sent back. */
  readonly owedTransfers: number
}

/**
 * The sections of a branch contact: a rail at the side of a desk, on a phone under the thumb. What
 * one may not see is not offered.
 */
export function SectionNav({ fresh, openCases, owedTransfers }: SectionNavProps) {
  const counts: Counts = {
    orders: { count: fresh, label: consoleCopy.newOrders(fresh) },
    cases: { count: openCases, label: openCasesText(openCases) },
    transfers: { count: owedTransfers, label: owedText(owedTransfers) },
  }
  return useIsWide() ? <Rail counts={counts} /> : <BottomBar counts={counts} />
}
