import type { AwaitedTransferWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { movementsCopy, transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Page } from '../layout/page.tsx'
import { isMissing, QueryView } from '../layout/query-view.tsx'
import { hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { BringMovements } from './bring-movements.tsx'
import { OpenMovements } from './open-movements.tsx'
import { OwedTransfers, PaidTransfers, ReturnedTransfers } from './settled-transfers.tsx'
import { Block, Line } from './transfer-block.tsx'
import { useTransfers } from './use-transfers.ts'

const MINUTE_MS = 60_000

/** Page of a branch contact's transfers: awaited, received, and to be returned. */
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
        empty={<NoAccounts />}
      >
        {(transfers) => <Transfers transfers={transfers} />}
      </QueryView>
    </Page>
  )
}

/** Notice that no account can receive transfers, with a link for staff who may add one. */
function NoAccounts() {
  const { alias } = useWorkplace().contact
  const way = (
    <Button variant="secondary" render={<Link to={`/${alias}/local/payments`} />}>
      {copy.toAccounts}
    </Button>
  )
  const mayBegin = useMay('payments', 'brand')
  return (
    <EmptyState
      picture={<EmptyPicture name="receipt" />}
      title={copy.noAccounts}
      {...(mayBegin && { action: way })}
    >
      {copy.noAccountsHint}
    </EmptyState>
  )
}

const hasNothing = ({ accounts, awaited, owed, returned, paid }: TransfersWire): boolean =>
  [accounts, awaited, owed, returned, paid].every((list) => list.length === 0)

function Transfers({ transfers }: { readonly transfers: TransfersWire }) {
  const [isBringing, setIsBringing] = useState(false)
  const { accounts, awaited, movements, owed, returned, paid } = transfers
  return (
    <div className="grid max-w-[64rem] grid-cols-1 gap-6 pb-4">
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
      {returned.length > 0 && <ReturnedTransfers returned={returned} />}
      {paid.length > 0 && <PaidTransfers paid={paid} />}
    </div>
  )
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
