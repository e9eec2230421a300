import { salesCopy } from '@mostrador/copy/sales'
import { useMoney } from '../workplace/contact-context.ts'

export type SalesRow = {
  readonly key: string
  readonly name: string
  readonly count: number
  /** In major units. */
  readonly amount: number
  readonly note?: string | undefined
}

type TableProps = {
  readonly heading: string
  readonly countHeading: string
  readonly rows: readonly SalesRow[]
  readonly barOf?: 'amount' | 'count'
}

/** Table of parts of a day's sales, with bars by share, and their sum. */
export function SalesTable({ heading, countHeading, rows, barOf = 'amount' }: TableProps) {
  const { wire } = useMoney()
  const most = Math.max(1, ...rows.map((row) => row[barOf]))
  const sum = (of: 'amount' | 'count'): number => rows.reduce((all, row) => all + row[of], 0)
  return (
    <table className="w-full text-14">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal wrap-anywhere">
            {heading}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            {countHeading}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            {salesCopy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="align-top">
            <th scope="row" className="w-full py-1.5 text-left font-normal">
              <span className="block pb-1 wrap-anywhere">
                {row.name}
                {row.note && <span className="block text-muted">{row.note}</span>}
              </span>
              <span
                aria-hidden
                className="block h-2 overflow-hidden rounded-full bg-sunken forced-colors:border"
              >
                <span
                  className="block h-full rounded-full bg-brand forced-colors:bg-[CanvasText]"
                  style={{ width: `${(row[barOf] / most) * 100}%` }}
                />
              </span>
            </th>
            <td className="price py-1.5 pl-3 text-right">{row.count}</td>
            <td className="price py-1.5 pl-3 text-right font-semibold whitespace-nowrap">
              {wire(row.amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <SumRow sums={[sum('count'), wire(sum('amount'))]} />
    </table>
  )
}

/** Foot of a sales table, with the sums of its columns. */
export function SumRow({ sums }: { readonly sums: readonly (string | number)[] }) {
  return (
    <tfoot>
      <tr className="border-t border-line font-semibold">
        <th scope="row" className="pt-2 text-left wrap-anywhere">
          {salesCopy.total}
        </th>
        {sums.map((sum, column) => (
          <td key={column} className="price pt-2 pl-3 text-right whitespace-nowrap">
            {sum}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
