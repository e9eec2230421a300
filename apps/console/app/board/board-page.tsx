import { consoleCopy } from '@mostrador/copy/console'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Outlet } from 'react-router'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useIsWide } from '../layout/use-is-wide.ts'
import { boardColumns } from './board-columns.ts'
import type { BoardColumn } from './board-columns.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { Column } from './column.tsx'
import { SoundAsk } from './sound-ask.tsx'
import { useWorkplaceBoard } from '../workplace/use-board.ts'

/**
 * The orders in progress, by column; on a phone one column at a time. An open order stands over it.
 */
export function BoardPage() {
  return (
    <Page title={consoleCopy.orders} className="flex flex-col gap-4 md:min-h-0 md:overflow-hidden">
      <SoundAsk />
      <MoreNotice />
      <BoardContent />
      <Outlet />
    </Page>
  )
}

/** The board holds so many at once: what is older waits behind them. */
function MoreNotice() {
  const { data } = useWorkplaceBoard().query
  if (!data?.more) return null
  return (
    <Notice tone="warning" live="status">
      {consoleCopy.moreOpen(data.orders.length)}
    </Notice>
  )
}

/** A refresh that failed is told of by the strip above. */
function BoardContent() {
  const { query } = useWorkplaceBoard()
  return (
    <QueryView
      query={query}
      waiting={<BoardSkeleton />}
      failed={consoleCopy.loadFailed}
      className="my-auto"
      isToldElsewhere
    >
      {({ orders }) => <Columns columns={boardColumns(orders)} />}
    </QueryView>
  )
}

function Columns({ columns }: { columns: readonly BoardColumn[] }) {
  const isWide = useIsWide()
  if (columns.every((column) => column.orders.length === 0)) return <BoardEmpty />
  if (!isWide) return <BoardTabs columns={columns} />
  return (
    <div className="grid min-h-0 grow grid-cols-3 gap-4">
      {columns.map((column) => (
        <Column key={column.status} column={column} />
      ))}
    </div>
  )
}

function BoardEmpty() {
  return (
    <EmptyState picture={<EmptyPicture name="receipt" />} title={consoleCopy.emptyBoard} className="my-auto">
      {consoleCopy.emptyBoardHint}
    </EmptyState>
  )
}
