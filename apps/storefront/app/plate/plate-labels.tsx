import { menuCopy } from '@mostrador/copy/menu'
import type { Indicator, MenuDiscount } from '@mostrador/domain/menu/menu'
import {
  indicatorDisplayOf,
  shortMark,
  type IndicatorDisplay,
} from '@mostrador/domain/menu/indicator-display'
import { classNames } from '@mostrador/ui/class-names'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { Minor } from '@mostrador/domain/money/minor'
import type { MouseEvent } from 'react'
import { useContact } from '../place/use-alias.ts'
import { indicatorClass } from '../branding/indicator-class.ts'
import type { PlateView } from '../place/menu-view.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'

export type PlateLabelsProps = {
  readonly view: PlateView
  readonly hasRoom?: boolean
}

const useIndicatorSetting = (): IndicatorDisplay =>
  useContact()?.branch.generalConfig.menuConfig.indicatorDisplay ?? 'SHORTS'

/** Tags of a plate: sold out, the discount, and the tenant's indicators; empty without any. */
export function PlateLabels({ view, hasRoom = false }: PlateLabelsProps) {
  const format = useFormatAmount()
  const setting = useIndicatorSetting()
  const display = indicatorDisplayOf(
    hasRoom && setting === 'SHORTS' ? 'SPREAD' : setting,
    view.indicators.length,
  )
  if (!view.discount && !view.plate.soldOut && !view.onSale && display === 'NONE') return null
  return (
    <span className="flex flex-wrap gap-1 pt-1.5">
      {view.plate.soldOut && <Tag tone="neutral">{menuCopy.soldOut}</Tag>}
      {!view.plate.soldOut && view.onSale && <Tag tone="neutral">{view.onSale}</Tag>}
      {view.discount && <Tag tone="positive">{discountText(view.discount, format)}</Tag>}
      <Indicators indicators={view.indicators} display={display} />
    </span>
  )
}

type CategoryLabelsProps = { readonly indicators: readonly Indicator[] }

/** Indicators of a category, under its name. */
export function CategoryLabels({ indicators }: CategoryLabelsProps) {
  const display = indicatorDisplayOf(useIndicatorSetting(), indicators.length)
  if (display === 'NONE') return null
  return (
    <p className="flex flex-wrap gap-1 pb-2">
      <Indicators indicators={indicators} display={display} />
    </p>
  )
}

type IndicatorsProps = { readonly indicators: readonly Indicator[]; readonly display: IndicatorDisplay }

/**
 * Indicators with their names, or as round marks with accessible names, which a pointer or a touch
 * shows. Source: 000 §2 Menu page.
 */
function Indicators({ indicators, display }: IndicatorsProps) {
  if (display === 'NONE') return null
  if (display === 'SPREAD') {
    return indicators.map(({ id, showName }) => (
      <Tag key={id} className={indicatorClass(id)}>
        {showName}
      </Tag>
    ))
  }
  return indicators.map(({ id, showName }) => (
    <span
      key={id}
      title={showName}
      onClickCapture={writeOut}
      className={classNames(MARK, indicatorClass(id))}
    >
      <span aria-hidden className="in-data-said:hidden">
        {shortMark(showName)}
      </span>
      <span className="sr-only in-data-said:not-sr-only">{showName}</span>
    </span>
  ))
}

/** Without a pointer the first touch shows a mark's name; the next follows the link. */
function writeOut(event: MouseEvent<HTMLElement>): void {
  const isNews = matchMedia('(hover: none)').matches && event.currentTarget.toggleAttribute('data-said')
  if (!isNews) return
  event.preventDefault()
  event.stopPropagation()
}

const MARK =
  'inline-grid h-6 min-w-6 place-items-center rounded-full bg-sunken px-1 text-12 font-semibold text-ink'

/**
 * Writes a menu discount briefly: "20% OFF", "2x1", "$ 500 OFF"; for a final price its name, since
 * the price itself tells the amount.
 */
function discountText(discount: MenuDiscount, format: (minor: Minor) => string): string {
  switch (discount.type) {
    case 'PERCENT':
      return menuCopy.percentOff(discount.percentage)
    case 'FIXED':
      return menuCopy.amountOff(format(discount.fixedDiscount))
    case 'MULTIPLE':
      return menuCopy.buyPay(discount.buy, discount.pay)
    case 'FINAL_PRICE':
      return discount.name
  }
}
