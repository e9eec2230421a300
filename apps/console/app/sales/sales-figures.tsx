import { minorOf } from '@mostrador/contract/money/minor-of'
import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { changeText, nothingBefore, salesCopy, thanLastWeek, thanUsual } from '@mostrador/copy/sales'
import { averageOf, changeOf, meanSales } from '@mostrador/domain/sales/compare-sales'
import type { Sales } from '@mostrador/domain/sales/compare-sales'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { Card } from '@mostrador/ui/card.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'

type FiguresProps = { readonly sales: SalesDay; readonly isToday: boolean }

/**
 * Sales, orders and average of a day, each beside last week's and the usual; and what is not in
 * them.
 */
export function SalesFigures({ sales, isToday }: FiguresProps) {
  const { minor } = useMoney()
  const { mantissa } = useWorkplace().currency
  const inMinor = ({ orders, amount }: Sales): Sales => ({ orders, amount: minorOf(amount, mantissa) })
  const sold = inMinor(sales.sold)
  const before = sales.before.map(inMinor)
  const measure = { sold, before, day: sales.day, isToday }
  const average = averageOf(sold)
  return (
    <div className="flex flex-wrap gap-3 md:grid md:grid-cols-3 md:gap-4">
      <Figure
        {...measure}
        name={salesCopy.sales}
        text={minor(sold.amount)}
        of={({ amount }) => amount}
        isFirst
      />
      <Figure {...measure} name={salesCopy.orders} text={String(sold.orders)} of={({ orders }) => orders} />
      <Figure
        {...measure}
        name={salesCopy.average}
        text={average === null ? salesCopy.noAverage : minor(average)}
        of={(day) => averageOf(day) ?? 0}
      />
      <Beside sales={sales} />
    </div>
  )
}

type FigureProps = {
  readonly name: string
  readonly text: string
  readonly sold: Sales
  readonly before: readonly Sales[]
  readonly day: string
  readonly isToday: boolean
  /** Which number of a day is compared. */
  readonly of: (sales: Sales) => number
  readonly isFirst?: boolean
}

function Figure({ name, text, sold, before, day, isToday, of, isFirst = false }: FigureProps) {
  const dayOfWeek = dayOfWeekOf(day)
  const usual = meanSales(before)
  const [last] = before
  const change = last ? changeOf(of(sold), of(last)) : null
  return (
    <Card className={classNames('@container grow', isFirst ? 'basis-full' : 'basis-[8rem]')}>
      <h2 className="text-14 font-semibold text-muted">{name}</h2>
      {/* Millions in letters twice as large have room for the smaller size. */}
      <p className={classNames('price text-22 font-bold', isFirst ? '@min-[14rem]:text-28' : 'md:text-28')}>
        {text}
      </p>
      <p className="pt-1 text-14">
        {change === null ? (
          <span className="text-muted">{nothingBefore(dayOfWeek)}</span>
        ) : (
          <Change percent={change} than={thanLastWeek(dayOfWeek, isToday)} />
        )}
      </p>
      {usual && usual.days > 1 && (
        <p className="text-14">
          <Change percent={changeOf(of(sold), of(usual)) ?? 0} than={thanUsual(dayOfWeek, usual.days)} />
        </p>
      )}
    </Card>
  )
}

/** The word says which way it went; the colour says it again. */
function Change({ percent, than }: { readonly percent: number; readonly than: string }) {
  const tone = percent > 0 ? 'text-positive' : percent < 0 ? 'text-warning' : undefined
  return (
    <>
      <span className={classNames('price font-semibold', tone)}>{changeText(percent)}</span>{' '}
      <span className="text-muted">{than}</span>
    </>
  )
}

/** What is still in hand, and what is not among the sales. */
function Beside({ sales: { inProgress, canceled, refunded } }: { readonly sales: SalesDay }) {
  const { wire } = useMoney()
  const told = [
    { ...inProgress, text: salesCopy.inProgress(inProgress.orders) },
    { ...canceled, text: salesCopy.canceled(canceled.orders) },
    { ...refunded, text: salesCopy.refunded(refunded.orders) },
  ].filter(({ orders }) => orders > 0)
  if (told.length === 0) return null
  return (
    <Card className="grow basis-full md:col-span-3">
      <h2 className="sr-only">{salesCopy.aside}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-14">
        {told.map(({ text, amount }) => (
          <li key={text}>
            {text}: <span className="price font-semibold">{wire(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
