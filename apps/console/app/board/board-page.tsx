import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Button } from '@mostrador/ui/button.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useTools } from '../layout/use-tools.tsx'
import { boardColumns } from './board-columns.ts'
import { BoardFilter, HiddenOrders, useBoardFilter } from './board-filter.tsx'
import { Columns } from './columns.tsx'
import type { Asked } from './board-tools.tsx'
import { StoppedOrders } from './stopped-card.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'

const Nothing = (): ReactNode => null
const HolidayQuestions = lazy<ComponentType>(() =>
  import('../holiday/holiday-questions.tsx').catch(() => ({ default: Nothing })),
)

/** Page of the orders in progress by column, on a phone one at a time, below an open order. */
export function BoardPage() {
  return (
    <Page title={SECTION_TITLES.orders} className="flex flex-col gap-3 md:min-h-0 md:overflow-hidden">
      <SoundAsk />
      <MoreNotice />
      <BoardContent />
      <Outlet />
    </Page>
  )
}

function MoreNotice() {
  const { data } = useWorkplaceBoard().query
  if (!data?.more) return null
  return (
    <Notice tone="warning" live="status">
      {consoleCopy.moreOpen(data.orders.length)}
    </Notice>
  )
}

/** The strip above tells of a failed refresh. */
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
      {({ orders }) => <FilteredBoard orders={orders} />}
    </QueryView>
  )
}

function FilteredBoard({ orders }: { orders: readonly ConsoleOrder[] }) {
  const filter = useBoardFilter(orders)
  const { ask, tools } = useTools<Asked>(bringTools)
  return (
    <>
      {/* A phone with orders has no room for what can wait. */}
      <div className={orders.length > 0 ? 'shrink-0 empty:hidden max-md:hidden' : 'empty:hidden'}>
        <Suspense>
          <HolidayQuestions />
        </Suspense>
      </div>
      {orders.length === 0 ? (
        <>
          <div className="-mb-3 flex shrink-0 justify-end">
            <SettingsButton onClick={() => ask({ settings: true })} />
          </div>
          <StoppedOrders />
          <BoardEmpty />
        </>
      ) : (
        <>
          <div className="flex shrink-0 items-start gap-3">
            <BoardFilter orders={orders} filter={filter} />
            <SettingsButton onClick={() => ask({ settings: true })} />
          </div>
          <HiddenOrders orders={orders} filter={filter} />
          <Columns columns={boardColumns(filter.found)} onAcceptAll={(accept) => ask({ accept })} />
        </>
      )}
      {tools}
    </>
  )
}

const bringTools = async () => (await import('./board-tools.tsx')).BoardTools

function SettingsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" icon="sliders" onClick={onClick} className="gap-0!">
      <span className="sr-only">{consoleCopy.boardSettings}</span>
    </Button>
  )
}

function BoardEmpty() {
  return (
    <EmptyState picture={<EmptyPicture name="receipt" />} title={consoleCopy.emptyBoard} className="my-auto">
      {consoleCopy.emptyBoardHint}
    </EmptyState>
  )
}

/** Asks once per device, since browsers allow sound only after a press. */
function SoundAsk() {
  const { sound } = useWorkplaceAlarm()
  if (sound.state !== 'unasked') return null
  return (
    <Notice
      icon="bell"
      tone="brand"
      className="shrink-0"
      action={
        <Button icon="sound" onClick={sound.turnOn}>
          {consoleCopy.soundOff}
        </Button>
      }
    >
      <p className="text-16">{consoleCopy.soundAsk}</p>
    </Notice>
  )
}
