import { menuCopy } from '@mostrador/copy/menu'
import type { Indicator } from '@mostrador/domain/menu/menu'
import { Tag } from '@mostrador/ui/tag.tsx'
import { indicatorClass } from '../branding/indicator-sheet.ts'
import { discountText } from './discount-text.ts'
import type { PlateView } from './menu-view.ts'
import { useFormatAmount } from './use-format-amount.ts'

/** How indicators are shown: all of them, the first ones and a count, or none. Source: 000 §2 Menu page. */
export type IndicatorDisplay = 'SPREAD' | 'SHORTS' | 'NONE'

/** Up to three are spread, more are shortened. Source: decisions.md, Constants. */
const SPREAD_UP_TO = 3
const SHOWN_WHEN_SHORT = 2

/** Which way a number of indicators is shown by default. */
export const indicatorDisplay = (count: number): IndicatorDisplay => {
  if (count === 0) return 'NONE'
  return count <= SPREAD_UP_TO ? 'SPREAD' : 'SHORTS'
}

export type PlateLabelsProps = {
  readonly view: PlateView
  /** Forces a way; by default the count decides. */
  readonly display?: IndicatorDisplay
}

/** Sold out, the discount, and the tenant's indicators, as a row of tags; nothing where there are none. */
export function PlateLabels({ view, display = indicatorDisplay(view.indicators.length) }: PlateLabelsProps) {
  const format = useFormatAmount()
  const indicators = display === 'NONE' ? [] : view.indicators
  if (!view.discount && !view.plate.soldOut && indicators.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1 pt-1.5">
      {view.plate.soldOut && <Tag tone="neutral">{menuCopy.soldOut}</Tag>}
      {view.discount && <Tag tone="positive">{discountText(view.discount, format)}</Tag>}
      <Indicators indicators={indicators} isShort={display === 'SHORTS'} />
    </span>
  )
}

type IndicatorsProps = { readonly indicators: readonly Indicator[]; readonly isShort: boolean }

function Indicators({ indicators, isShort }: IndicatorsProps) {
  const shown = isShort ? indicators.slice(0, SHOWN_WHEN_SHORT) : indicators
  const rest = indicators.slice(shown.length)
  return (
    <>
      {shown.map(({ id, showName }) => (
        <Tag key={id} className={indicatorClass(id)}>
          {showName}
        </Tag>
      ))}
      {rest.length > 0 && (
        <Tag>
          <span aria-hidden>{menuCopy.moreIndicators(rest.length)}</span>
          <span className="sr-only">{rest.map(({ showName }) => showName).join(', ')}</span>
        </Tag>
      )}
    </>
  )
}
