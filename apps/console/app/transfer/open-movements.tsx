import type { OpenMovementWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { dateLabel } from '@mostrador/copy/schedule'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import { Block, Line } from './transfer-block.tsx'
import { useTransferChange } from './use-transfers.ts'

const TONES = {
  MATCH: 'warning',
  POSSIBLE: 'warning',
  AMOUNT_DIFFERS: 'warning',
  PAID_TWICE: 'danger',
  UNKNOWN: 'neutral',
  ELSEWHERE: 'neutral',
  PERHAPS_ELSEWHERE: 'warning',
} as const

/** Writes a day as the shop says it. */
export const dayOf = (date: string): string => dateLabel({ date, dayOfWeek: dayOfWeekOf(date) })

/** Movements that pay no order yet, each with the orders that it may be for. */
export const OpenMovements = ({ movements }: Pick<TransfersWire, 'movements'>) => (
  <Block title={copy.movements(movements.length)}>
    {movements.map((one) => (
      <Movement key={one.id} one={one} />
    ))}
  </Block>
)

function Movement({ one }: { readonly one: OpenMovementWire }) {
  const { wire } = useMoney()
  const change = useTransferChange()
  const title = one.text || dayOf(one.day)
  const settle = (orderId: string | null): void =>
    change.mutate({ kind: 'settle', movementId: one.id, orderId, seen: null, aside: orderId === null })
  return (
    <Line
      title={title}
      amount={wire(one.amount)}
      tags={<Tag tone={TONES[one.kind]}>{copy.kinds[one.kind]}</Tag>}
      facts={[dayOf(one.day)]}
      actions={
        <Button
          variant="quiet"
          size="small"
          disabled={change.isPending}
          aria-label={copy.asideOf(title)}
          onClick={() => settle(null)}
        >
          {copy.aside}
        </Button>
      }
    >
      {one.orders.length > 0 && (
        <ul className="grid gap-2 pt-1">
          {one.orders.map((order) => (
            <Candidate
              key={order.orderId}
              order={order}
              amount={one.amount}
              isBusy={change.isPending}
              onChoose={() => settle(order.orderId)}
            />
          ))}
        </ul>
      )}
    </Line>
  )
}

type CandidateProps = {
  readonly order: OpenMovementWire['orders'][number]
  readonly amount: number
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** Order that a movement may pay, with the difference in amount. */
function Candidate({ order, amount, isBusy, onChoose }: CandidateProps) {
  const { wire } = useMoney()
  const name = copy.order(order.number, order.customerName)
  const difference = Math.abs(amount - order.amount)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-14">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="price">{wire(order.amount)}</span>
      {difference > 0 && (
        <span className="text-warning">{copy.differs(wire(difference), amount > order.amount)}</span>
      )}
      {order.isCanceled && <span className="text-danger">{copy.canceled}</span>}
      {!order.isMatched && (
        <Button variant="secondary" size="small" className="ml-auto" disabled={isBusy} onClick={onChoose}>
          {copy.isIts(`#${order.number}`)}
        </Button>
      )}
    </li>
  )
}
