import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { boardToolsCopy } from '@mostrador/copy/board-tools'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useChange } from '../order/use-advance.ts'
import { acceptEach } from './accept-each.ts'
import type { NotAccepted } from './accept-each.ts'

type AcceptAllDialogProps = {
  /** Those that stood there when it was asked for: what comes later nobody agreed to. */
  readonly orders: readonly ConsoleOrder[]
  readonly onClose: () => void
}

/**
 * Asks whether many new orders are accepted at once, accepts each by the one way that there is, and
 * tells order by order which were not, and why.
 */
export function AcceptAllDialog({ orders, onClose }: AcceptAllDialogProps) {
  const { answered, failed, run } = useAcceptAll(orders, onClose)
  const isRunning = answered !== undefined
  const wanted = failed?.map(({ order }) => order) ?? orders
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isRunning}
      size="regular"
      title={
        failed ? boardToolsCopy.notAccepted(failed.length) : boardToolsCopy.acceptQuestion(orders.length)
      }
      closeLabel={consoleCopy.close}
      footer={
        <div className="flex gap-2">
          <Button variant="quiet" disabled={isRunning} onClick={onClose}>
            {failed ? consoleCopy.close : consoleCopy.cancelBack}
          </Button>
          <Button
            className="grow"
            busy={isRunning}
            busyLabel={boardToolsCopy.accepting(answered ?? 0, wanted.length)}
            onClick={() => void run(wanted)}
          >
            {failed ? consoleCopy.retry : boardToolsCopy.accept}
          </Button>
        </div>
      }
    >
      {failed ? <Failures failed={failed} /> : <Consequences orders={orders} />}
    </Dialog>
  )
}

function useAcceptAll(orders: readonly ConsoleOrder[], onClose: () => void) {
  const change = useChange()
  const toast = useToast()
  const [answered, setAnswered] = useState<number>()
  const [failed, setFailed] = useState<readonly NotAccepted<ConsoleOrder>[]>()

  async function run(wanted: readonly ConsoleOrder[]): Promise<void> {
    setAnswered(0)
    const notDone = await acceptEach(wanted, {
      accept: ({ id }) => change({ id, action: 'accept' }),
      onAnswer: setAnswered,
    })
    setAnswered(undefined)
    if (notDone.length > 0) return setFailed(notDone)
    toast({ text: boardToolsCopy.accepted(orders.length), tone: 'positive' })
    onClose()
  }
  return { answered, failed, run }
}

function Consequences({ orders }: { readonly orders: readonly ConsoleOrder[] }) {
  const unconfirmed = orders.filter(({ confirmed }) => !confirmed).length
  return (
    <div className="grid gap-2 pb-5 text-16">
      <p>{boardToolsCopy.acceptHint}</p>
      {unconfirmed > 0 && <p>{boardToolsCopy.acceptUnconfirmed(unconfirmed)}</p>}
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
