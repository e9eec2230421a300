import { consoleCopy } from '@mostrador/copy/console'
import { openCases as openCasesText, owedTransfers as owedText } from '@mostrador/copy/sections'
import { useIsWide } from '../layout/use-is-wide.ts'
import { BottomBar } from './bottom-bar.tsx'
import type { Counts } from './count-badge.tsx'
import { Rail } from './rail.tsx'

export type SectionNavProps = {
  readonly fresh: number
  readonly openCases: number
  readonly owedTransfers: number
}

/** Sections that the user may see: a rail on a desk, a bar on a phone. */
export function SectionNav({ fresh, openCases, owedTransfers }: SectionNavProps) {
  const counts: Counts = {
    orders: { count: fresh, label: consoleCopy.newOrders(fresh) },
    cases: { count: openCases, label: openCasesText(openCases) },
    transfers: { count: owedTransfers, label: owedText(owedTransfers) },
  }
  return useIsWide() ? <Rail counts={counts} /> : <BottomBar counts={counts} />
}
