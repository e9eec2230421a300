import type { AwaitedTransferWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { movementsCopy } from '@mostrador/copy/transfers-page'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { Page } from '../layout/page.tsx'
import { isMissing, QueryView } from '../layout/query-view.tsx'
import { hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { BringMovements } from './bring-movements.tsx'
import { OpenMovements } from './open-movements.tsx'
import { OwedTransfers, PaidTransfers } from './settled-transfers.tsx'
import { Block, Line } from './transfer-block.tsx'
import { useTransfers } from './use-transfers.ts'

const MINUTE_MS = 60_000

/** What a local waits for by transfer, what came in, and what it has to send back. */
export function TransfersPage() {
  const query = useTransfers()
  return (
    <Page
      title={SECTION_TITLES.transfers}
      titleShown
      hint={copy.hint}
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView
        query={query}
        waiting={<TransfersSkeleton />}
        failed={copy.loadFailed}
        isRefused={isMissing}
        isEmpty={hasNothing}
        empty={
          <EmptyState picture={<EmptyPicture name="receipt" />} title={copy.noAccounts}>
            {copy.noAccountsHint}
          </EmptyState>
        }
      >
        {(transfers) => <Transfers transfers={transfers} />}
      </QueryView>
    </Page>
  )
}

const hasNothing = ({ accounts, awaited, owed, paid }: TransfersWire): boolean =>
  [accounts, awaited, owed, paid].every((list) => list.length === 0)

function Transfers({ transfers }: { readonly transfers: TransfersWire }) {
  const [isBringing, setIsBringing] = useState(false)
  const { accounts, awaited, movements, owed, paid } = transfers
  const lists = useRef<HTMLDivElement>(null)
  const noticeFocus = useFocusOfNext(lists)
  return (
    <div ref={lists} onFocus={noticeFocus} className="grid max-w-[64rem] grid-cols-1 gap-6 pb-4">
      {isBringing ? (
        <BringMovements accounts={accounts} onClose={() => setIsBringing(false)} />
      ) : (
        accounts.length > 0 && (
          <Button icon="plus" onClick={() => setIsBringing(true)}>
            {movementsCopy.open}
          </Button>
        )
      )}
      <AwaitedTransfers awaited={awaited} />
      {movements.length > 0 && <OpenMovements movements={movements} />}
      {owed.length > 0 && <OwedTransfers owed={owed} />}
      {paid.length > 0 && <PaidTransfers paid={paid} />}
    </div>
  )
}

/** So many pictures of the screen a dialog has to close before the focus is given up. */
const MOST_FRAMES = 120

/**
 * Whose line goes because something was done to it goes on at the next one; where there is none, at
 * the heading of its list or the first one. A person who is somewhere else by then stays there.
 */
function useFocusOfNext(lists: RefObject<HTMLElement | null>) {
  const last = useRef<{ readonly line: Element; readonly list: Element; readonly at: number }>(undefined)

  function next(): void {
    const left = last.current
    if (!left || left.line.isConnected) return
    last.current = undefined
    const lines = left.list.isConnected ? [...left.list.querySelectorAll(':scope > ul > li')] : []
    const button = lines[Math.min(left.at, lines.length - 1)]?.querySelector('button')
    const place = left.list.isConnected ? left.list : lists.current
    const heading = place?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    const aim = button ?? heading
    aim?.focus()
  }

  useEffect(() => {
    if (!last.current || last.current.line.isConnected) return undefined
    let frames = 0
    let asked = 0
    function look(): void {
      if (document.activeElement === null || document.activeElement === document.body) next()
      else if (frames < MOST_FRAMES) asked = requestAnimationFrame(look)
      frames += 1
    }
    look()
    return () => cancelAnimationFrame(asked)
  })

  return ({ target }: FocusEvent): void => {
    const line = target.closest('section > ul > li')
    const list = line?.closest('section')
    // A dialog stands beside the lists, though its line asked for it.
    if (!line || !list || !lists.current?.contains(line)) return
    last.current = { line, list, at: [...(line.parentElement?.children ?? [])].indexOf(line) }
  }
}

function AwaitedTransfers({ awaited }: Pick<TransfersWire, 'awaited'>) {
  const [asked, setAsked] = useState<AwaitedTransferWire>()
  return (
    <Block title={copy.awaited(awaited.length)} empty={copy.noneAwaited}>
      {awaited.map((one) => (
        <Awaited key={one.orderId} one={one} onConfirm={() => setAsked(one)} />
      ))}
      {asked && <ConfirmTransfer one={asked} onClose={() => setAsked(undefined)} />}
    </Block>
  )
}

function Awaited({ one, onConfirm }: { readonly one: AwaitedTransferWire; readonly onConfirm: () => void }) {
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const now = useNow(MINUTE_MS / 4)
  const minutes = Math.floor((Date.parse(one.until) - now.getTime()) / MINUTE_MS)
  const order = copy.order(one.number, one.customerName)
  const facts = [
    copy.since(hourText(one.since, contact.timeZone)),
    minutes < 0 ? copy.over : copy.left(minutes),
    ...(one.amount < one.total ? [copy.ofTotal(wire(one.total))] : []),
  ]
  return (
    <Line
      title={order}
      amount={wire(one.amount)}
      tags={
        <>
          {one.reference && <Tag>{copy.reference(one.reference)}</Tag>}
          {one.saidAt && <Tag tone="positive">{copy.said(one.receipt)}</Tag>}
        </>
      }
      facts={facts}
      actions={
        <Button variant="secondary" size="small" aria-label={copy.confirmOf(order)} onClick={onConfirm}>
          {copy.confirm}
        </Button>
      }
    />
  )
}

function TransfersSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <output className="sr-only">{copy.loading}</output>
      <Skeleton className="h-11 w-56 rounded-control" />
      <Skeleton shape="card" className="h-44" />
      <Skeleton shape="card" className="h-32" />
    </div>
  )
}
