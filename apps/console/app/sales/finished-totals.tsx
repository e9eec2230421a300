import { urlOf } from '@mostrador/contract/route'
import { exportFinished } from '@mostrador/contract/routes'
import type { FinishedTotals as Totals, SalesDays } from '@mostrador/contract/sales/sales-endpoints'
import { finishedCopy, finishedFileName } from '@mostrador/copy/finished'
import { ordersText } from '@mostrador/copy/sales'
import { Card } from '@mostrador/ui/card.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { TakeOutButton } from '../session/take-out-button.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'

type TotalsProps = { readonly days: SalesDays }

/** Totals of the finished orders of a period, with a CSV of them. */
export function FinishedTotals({ days }: TotalsProps) {
  const api = useApi()
  const { id } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['sales', id, 'finished', days],
    queryFn: () => answerOf(api.getFinishedTotals({ params: { id }, query: { days } })),
  })
  return (
    <Card className="mb-2">
      <h2 className="sr-only">{finishedCopy.totals}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <QueryView
          query={query}
          waiting={<Skeleton className="h-12 w-64" />}
          failed={finishedCopy.totalsFailed}
        >
          {(totals) => <Sums totals={totals} />}
        </QueryView>
        <ExportFinished days={days} />
      </div>
    </Card>
  )
}

function Sums({ totals }: { readonly totals: Totals }) {
  const { wire } = useMoney()
  const sums = [
    { name: finishedCopy.sold, ...totals.sold, isAdded: true },
    { name: finishedCopy.canceled, ...totals.canceled, isAdded: false },
    { name: finishedCopy.refunded, ...totals.refunded, isAdded: false },
  ].filter(({ orders, isAdded }) => isAdded || orders > 0)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {sums.map(({ name, orders, amount, isAdded }) => (
        <div key={name}>
          <dt className="text-14 text-muted">
            {name}
            {!isAdded && `, ${finishedCopy.notAdded}`}
          </dt>
          <dd className={isAdded ? 'price text-22 font-bold' : 'price text-16 font-semibold'}>
            {wire(amount)}
          </dd>
          <dd className="text-14 text-muted">{ordersText(orders)}</dd>
        </div>
      ))}
    </dl>
  )
}

function ExportFinished({ days }: TotalsProps) {
  const { id, alias } = useWorkplace().contact
  return (
    <TakeOutButton
      url={urlOf(exportFinished, { params: { id }, query: { days } })}
      nameless={finishedFileName(alias, '')}
      done={finishedCopy.exported}
      size="small"
      icon="download"
      busyLabel={finishedCopy.exporting}
    >
      {finishedCopy.exportButton}
    </TakeOutButton>
  )
}
