import { minorOf } from '@mostrador/contract/money/minor-of'
import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import {
  changeText,
  nothingBefore,
  nothingYet,
  salesCopy,
  thanLastWeek,
  thanUsual,
} from '@mostrador/copy/sales'
import {
  averageOf,
  changeOf,
  meanSales,
  type Change,
  type Sales,
} from '@mostrador/domain/sales/compare-sales'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { Card } from '@mostrador/ui/card.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'

type FiguresProps = { readonly sales: SalesDay }

/** Sales, orders and average of a day beside last week's and usual ones, and other amounts. */
export function SalesFigures({ sales }: FiguresProps) {
  const { minor } = useMoney()
  const { mantissa } = useWorkplace().currency
  const inMinor = ({ orders, amount }: Sales): Sales => ({ orders, amount: minorOf(amount, mantissa) })
  const sold = inMinor(sales.sold)
  const before = sales.before.map(inMinor)
  // Measured by the server's day, since this device's clock may be ahead.
  const measure = { sold, before, day: sales.day, isToday: sales.day === sales.today }
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
        of={averageOf}
      />
      <Beside sales={sales} />
    </div>
  )
}

type Measured = {
  readonly sold: Sales
  readonly before: readonly Sales[]
  readonly day: string
  readonly isToday: boolean
  /** Compared number of a day; null where the day has none. */
  readonly of: (sales: Sales) => number | null
}

type FigureProps = Measured & { readonly name: string; readonly text: string; readonly isFirst?: boolean }

function Figure({ name, text, of, isFirst = false, ...measured }: FigureProps) {
  return (
    <Card className={classNames('@container grow', isFirst ? 'basis-full' : 'basis-[8rem]')}>
      <h2 className="text-14 font-semibold text-muted">{name}</h2>
      {/* In large letters millions only fit in the smaller size. */}
      <p className={classNames('price text-22 font-bold', isFirst ? '@min-[14rem]:text-28' : 'md:text-28')}>
        {text}
      </p>
      <div className="pt-1 text-14">
        <Comparison of={of} {...measured} />
      </div>
    </Card>
  )
}

/** Comparison with last week's and the usual number; nothing where the day has none. */
function Comparison({ sold, before, day, isToday, of }: Measured) {
  const dayOfWeek = dayOfWeekOf(day)
  const now = of(sold)
  if (now === null) return <p className="text-muted">{nothingYet(isToday)}</p>
  const [last] = before
  const then = last && last.orders > 0 ? of(last) : null
  const usual = meanSales(before)
  const mean = usual && usual.days > 1 ? of(usual) : null
  return (
    <>
      {then === null ? (
        <p className="text-muted">{nothingBefore(dayOfWeek, isToday)}</p>
      ) : (
        <ChangeLine change={changeOf(now, then)} than={thanLastWeek(dayOfWeek, isToday)} />
      )}
      {usual && mean !== null && (
        <ChangeLine
          change={changeOf(now, mean)}
          than={thanUsual({ day: dayOfWeek, days: usual.days, isToday })}
        />
      )}
    </>
  )
}

const TONES = { more: 'text-positive', less: 'text-warning', same: undefined } as const

/** The word tells the direction; the colour repeats it. */
function ChangeLine({ change, than }: { readonly change: Change; readonly than: string }) {
  const tone = change.percent === 0 ? undefined : TONES[change.way]
  return (
    <p>
      <span className={classNames('price font-semibold', tone)}>{changeText(change)}</span>{' '}
      <span className="text-muted">{than}</span>
    </p>
  )
}

/** Orders in progress, canceled and refunded, which are not among the sales. */
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
