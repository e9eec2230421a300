import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { layoutCopy } from '@mostrador/copy/layout'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { useFetched } from '@mostrador/live/use-fetched'
import { KeptLink } from '../frame/kept-link.tsx'
import { shortMoment } from '../order/order-moments.ts'
import {
  loadPointsHistory,
  NO_POINTS,
  type PointsRow,
  type PointsKey,
  type PointsPage,
} from './load-points-history.ts'
import { browserApi } from '../api.ts'

const formatMovement = (points: number): string =>
  points < 0 ? `−${formatWhole(-points)}` : `+${formatWhole(points)}`

export type PointsHistoryProps = {
  readonly contact: BranchContactInfo
  /** In E.164. */
  readonly phone: string
  readonly name: string
}

/** Table of the movements of points, newest first. Source: 000 §2 Checkout, §9. */
export function PointsHistory({ contact, phone, name }: PointsHistoryProps) {
  const { page, isLoading, loadMore } = usePointsHistory({
    phone,
    branchId: contact.branch.id,
    branchContactId: contact.id,
  })
  if (!page) return <HistorySkeleton />
  if (page.rows.length === 0) return <NoRows {...{ page, name, isLoading }} onRetry={loadMore} />
  return (
    <div className="grid gap-3" aria-busy={isLoading}>
      <HistoryTable rows={page.rows} contact={contact} name={name} />
      {page.more && <NextPage isAuto={!page.isBroken} isLoading={isLoading} onReach={loadMore} />}
    </div>
  )
}

export type NoRowsProps = Pick<PointsHistoryProps, 'name'> & {
  readonly page: Pick<PointsPage, 'isBroken'>
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** Text for no movements, or for a failed request. */
export function NoRows({ page, name, isLoading, onRetry }: NoRowsProps) {
  if (!page.isBroken) {
    return (
      <EmptyState picture={<EmptyPicture name="bag" />} title={loyaltyCopy.noHistory(name)}>
        {loyaltyCopy.noHistoryHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={<EmptyPicture name="plug" />}
      title={loyaltyCopy.historyFailed(name)}
      action={
        <Button busy={isLoading} onClick={onRetry}>
          {layoutCopy.retry}
        </Button>
      }
    >
      {layoutCopy.offlineHint}
    </EmptyState>
  )
}

type HistoryTableProps = Pick<PointsHistoryProps, 'contact' | 'name'> & {
  readonly rows: readonly PointsRow[]
}

function HistoryTable({ rows, contact, name }: HistoryTableProps) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{loyaltyCopy.title(name)}</caption>
      <thead className="text-left text-muted">
        <tr className="border-b border-line *:py-2 *:font-medium">
          <th scope="col">{loyaltyCopy.orders}</th>
          <th scope="col" className="text-right">
            {loyaltyCopy.points}
          </th>
          <th scope="col" className="text-right">
            {loyaltyCopy.rowBalance}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row, index) => (
          // Rows are only appended, so that a row keeps its place while it is read.
          <tr key={`${index} ${row.createdAt}`} className="h-14">
            <td className="py-1">
              <OrderOf row={row} contact={contact} />
            </td>
            <td
              className={row.amount < 0 ? 'price text-right' : 'price text-right font-medium text-positive'}
            >
              {formatMovement(row.amount)}
            </td>
            <td className="price text-right">{formatWhole(row.postBalance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderOf({ row, contact }: { readonly row: PointsRow; readonly contact: BranchContactInfo }) {
  const moment = <span className="block text-muted">{shortMoment(row.createdAt, contact.timeZone)}</span>
  if (row.orderCode === null) return moment
  return (
    <KeptLink
      to={href('/menu/:alias/order/:orderCode', { alias: contact.alias, orderCode: row.orderCode })}
      className="inline-grid min-h-11 content-center"
    >
      <span className="font-medium underline underline-offset-4">{row.orderCode}</span>
      {moment}
    </KeptLink>
  )
}

type NextPageProps = { readonly isAuto: boolean; readonly isLoading: boolean; readonly onReach: () => void }

/** End of the loaded rows: the next page loads when it is reached or pressed. */
function NextPage({ isAuto, isLoading, onReach }: NextPageProps) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  useEffect(() => {
    if (!mark.current || !isAuto || isLoading) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach.current(),
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isAuto, isLoading])
  return (
    <div ref={mark}>
      <Button variant="secondary" wide busy={isLoading} onClick={onReach}>
        {loyaltyCopy.more}
      </Button>
    </div>
  )
}

function HistorySkeleton() {
  return (
    <div aria-busy className="grid gap-3 pb-6">
      <p className="text-14 text-muted">{loyaltyCopy.loadingHistory}</p>
      <Skeleton shape="block" className="h-14 w-full" />
      <Skeleton shape="block" className="h-14 w-full" />
    </div>
  )
}

/** Loads the movements of a phone page by page, newest first; undefined until the first page. */
function usePointsHistory({ phone, branchId, branchContactId }: PointsKey) {
  const { answer, isAsking, again } = useFetched(`${phone}/${branchId}/${branchContactId}`, {
    ask: (before: PointsPage | undefined) =>
      loadPointsHistory(browserApi.client, { phone, branchId, branchContactId }, before ?? NO_POINTS),
    take: (page) => page,
  })
  return { page: answer, isLoading: isAsking, loadMore: () => void (isAsking || again()) }
}
