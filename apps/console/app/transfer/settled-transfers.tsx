import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { momentInWords } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { dayOf } from './open-movements.tsx'
import { Block, Line } from './transfer-block.tsx'
import { useTransferChange } from './use-transfers.ts'

/** Refunds that staff have to transfer by hand, each until one marks it as sent. */
export const OwedTransfers = ({ owed }: Pick<TransfersWire, 'owed'>) => (
  <Block title={copy.owed(owed.length)}>
    {owed.map((one) => (
      <Owed key={one.orderId} one={one} />
    ))}
  </Block>
)

function Owed({ one }: { readonly one: TransfersWire['owed'][number] }) {
  const { wire } = useMoney()
  const mayReturn = useMay('orders.refund')
  const order = copy.order(one.number, one.customerName)
  const facts = [one.isLate ? copy.late : copy.ofCanceled, ...(one.movement ? [one.movement.text] : [])]
  return (
    <Line
      title={order}
      amount={wire(one.amount)}
      facts={facts.filter((text) => text !== '')}
      actions={
        <>
          {one.movement && <TakeBack orderId={one.orderId} movementId={one.movement.id} order={order} />}
          {mayReturn && <SentBack orderId={one.orderId} amount={wire(one.amount)} order={order} />}
        </>
      }
    />
  )
}

type SentBackProps = { readonly orderId: string; readonly amount: string; readonly order: string }

/** Asks first, since the diner reads it at once and it cannot be undone. */
function SentBack({ orderId, amount, order }: SentBackProps) {
  const change = useTransferChange()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.returnedOf(order)}
        onClick={() => setIsAsking(true)}
      >
        {copy.returned}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.returnedTitle(amount, order)}
        confirmLabel={copy.returned}
        cancelLabel={copy.back}
        busy={change.isPending}
        busyLabel={copy.saving}
        onConfirm={() => change.mutate({ kind: 'return', orderId }, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        {copy.returnedHint}
      </ConfirmDialog>
    </>
  )
}

/** Recently returned transfers, with time and author. */
export function ReturnedTransfers({ returned }: Pick<TransfersWire, 'returned'>) {
  const { wire } = useMoney()
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  return (
    <Block title={copy.returnedLately}>
      {returned.map(({ orderId, number, customerName, amount, returnedAt, by }) => (
        <Line
          key={orderId}
          title={copy.order(number, customerName)}
          amount={wire(amount)}
          facts={[copy.returnedBy(momentInWords(returnedAt, now, timeZone), by)]}
        />
      ))}
    </Block>
  )
}

/** Recently paid transfers, with a button to take the movement from its order. */
export const PaidTransfers = ({ paid }: Pick<TransfersWire, 'paid'>) => (
  <Block title={copy.paid}>
    {paid.map((one) => (
      <Paid key={one.orderId} one={one} />
    ))}
  </Block>
)

function Paid({ one }: { readonly one: TransfersWire['paid'][number] }) {
  const { wire } = useMoney()
  const order = copy.order(one.number, one.customerName)
  const facts = [
    ...(one.by && one.reason ? [copy.byHand(one.by, one.reason)] : []),
    ...(one.movement ? [copy.byMovement(dayOf(one.movement.day)), one.movement.text] : []),
  ]
  return (
    <Line
      title={order}
      amount={wire(one.movement?.amount ?? one.amount)}
      facts={facts.filter((text) => text !== '')}
      actions={one.movement && <TakeBack orderId={one.orderId} movementId={one.movement.id} order={order} />}
    />
  )
}

type TakeBackProps = { readonly orderId: string; readonly movementId: string; readonly order: string }

/** Asks first, since a paid order then leaves the kitchen. */
function TakeBack({ orderId, movementId, order }: TakeBackProps) {
  const change = useTransferChange()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.takeBackOf(order)}
        onClick={() => setIsAsking(true)}
      >
        {copy.takeBack}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.takeBackTitle(order)}
        confirmLabel={copy.takeBack}
        cancelLabel={copy.back}
        tone="danger"
        busy={change.isPending}
        busyLabel={copy.saving}
        onConfirm={() =>
          change.mutate(
            { kind: 'settle', movementId, orderId: null, seen: orderId },
            { onSettled: () => setIsAsking(false) },
          )
        }
        onCancel={() => setIsAsking(false)}
      >
        {copy.takeBackHint}
      </ConfirmDialog>
    </>
  )
}
