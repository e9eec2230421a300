import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { boardToolsCopy } from '@mostrador/copy/board-tools'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useRef, useState } from 'react'
import { useChange } from '../order/use-advance.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { acceptEach, stillAcceptable, type NotAccepted } from './accept-each.ts'

type AcceptAllDialogProps = {
  /** Orders present when the user asked; later ones were not agreed to. */
  readonly orders: readonly ConsoleOrder[]
  readonly onClose: () => void
}

/**
 * Dialog to accept many new orders at once, each by the usual call. It names the orders that
 * failed, with reasons. Orders that others accept or cancel meanwhile are left alone.
 */
export function AcceptAllDialog({ orders: agreed, onClose }: AcceptAllDialogProps) {
  const board = useWorkplaceBoard().orders ?? agreed
  const { running, failed, run } = useAcceptAll(onClose)
  const asked = failed?.map(({ order }) => order) ?? agreed
  const wanted = running?.orders ?? stillAcceptable(asked, board)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!running}
      size="regular"
      title={
        failed ? boardToolsCopy.notAccepted(failed.length) : boardToolsCopy.acceptQuestion(wanted.length)
      }
      closeLabel={consoleCopy.close}
      footer={
        <div className="flex gap-2">
          <Button variant="quiet" disabled={running !== undefined} onClick={onClose}>
            {failed || wanted.length === 0 ? consoleCopy.close : consoleCopy.cancelBack}
          </Button>
          {wanted.length > 0 && (
            <Button
              className="grow"
              busy={running !== undefined}
              busyLabel={boardToolsCopy.accepting(running?.answered ?? 0, wanted.length)}
              onClick={() => void run(wanted)}
            >
              {failed ? consoleCopy.retry : boardToolsCopy.accept}
            </Button>
          )}
        </div>
      }
    >
      {failed ? (
        <Failures failed={failed} />
      ) : (
        <Consequences orders={wanted} changed={agreed.length - wanted.length} />
      )}
    </Dialog>
  )
}

type Running = { readonly orders: readonly ConsoleOrder[]; readonly answered: number }

function useAcceptAll(onClose: () => void) {
  const change = useChange()
  const toast = useToast()
  const [running, setRunning] = useState<Running>()
  const [failed, setFailed] = useState<readonly NotAccepted<ConsoleOrder>[]>()
  const accepted = useRef(0)

  async function run(orders: readonly ConsoleOrder[]): Promise<void> {
    setRunning({ orders, answered: 0 })
    const notDone = await acceptEach(orders, {
      accept: ({ id }) => change({ id, action: 'accept' }),
      onAnswer: (answered) => setRunning({ orders, answered }),
    })
    setRunning(undefined)
    accepted.current += orders.length - notDone.length
    if (notDone.length > 0) return setFailed(notDone)
    toast({ text: boardToolsCopy.accepted(accepted.current), tone: 'positive' })
    onClose()
  }
  return { running, failed, run }
}

type ConsequencesProps = {
  readonly orders: readonly ConsoleOrder[]
  /** Number of orders that others changed meanwhile. */
  readonly changed: number
}

function Consequences({ orders, changed }: ConsequencesProps) {
  const unconfirmed = orders.filter(({ confirmed }) => !confirmed).length
  return (
    <div className="grid gap-2 pb-5 text-16">
      {orders.length > 0 && <p>{boardToolsCopy.acceptHint}</p>}
      {unconfirmed > 0 && <p>{boardToolsCopy.acceptUnconfirmed(unconfirmed)}</p>}
      <output className="empty:hidden">{changed > 0 && boardToolsCopy.acceptChanged(changed)}</output>
    </div>
  )
}

function Failures({ failed }: { readonly failed: readonly NotAccepted<ConsoleOrder>[] }) {
  return (
    <ul role="alert" className="grid gap-2 pb-5 text-16">
      {failed.map(({ order, why }) => (
        <li key={order.id} className="flex gap-3">
          <span className="price min-w-12 shrink-0 font-bold">#{order.number}</span>
          <span className="min-w-0">{why}</span>
        </li>
      ))}
    </ul>
  )
}
