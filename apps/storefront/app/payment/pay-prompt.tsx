import { orderCopy } from '@mostrador/copy/order'
import { payPromptCopy, bankReturnCopy } from '@mostrador/copy/pay-prompt'
import { transferCopy } from '@mostrador/copy/transfer'
import { usePolling } from '@mostrador/live/use-polling'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { brought } from '../frame/brought.ts'
import { ChatLink, PhoneLink } from '../order/contact-links.tsx'
import { useFormatMajor } from '../order/order-details.tsx'
import { paymentDue, type PaymentDue } from '../order/payment-due.ts'
import { PaymentPageButton, type PayPromptProps } from './payment-page-button.tsx'
import type { BankReturn } from './use-bank-return.ts'
import { TransferDue } from './transfer-due.tsx'
import { TimeLeft } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

const CardDialog = brought(() => import('./card-dialog.tsx'))

/** Interval of polling while the provider decides, in milliseconds. */
const PENDING_MS = 5_000

type PaidPageProps = PayPromptProps & {
  /** Return from the bank that has no answer yet. */
  readonly back: BankReturn | undefined
  readonly repeat: ReactNode
}

/** Notice of an order's payment and its action. Source: 001 §2 Order follow-up page. */
export function PayPrompt({ order, refresh, back, repeat }: PaidPageProps) {
  const due = paymentDue(order)
  if (due === null) return null
  if (back) return <BankReturnNotice back={back} />
  if (due === 'expired') return <Expired order={order} repeat={repeat} />
  if (isOver(due)) {
    const { tone, title, hint } = ENDS[due]
    return (
      <Notice tone={tone} live="status" title={title}>
        {hint}
      </Notice>
    )
  }
  if (due === 'owed') return <Owed order={order} />
  if (due === 'pending') return <Pending refresh={refresh} />
  return <Due order={order} refresh={refresh} repeat={repeat} isRejected={due === 'rejected'} />
}

const ENDS = {
  refunding: { tone: 'brand', title: payPromptCopy.refundingTitle, hint: payPromptCopy.refundingHint },
  'refund-failed': {
    tone: 'danger',
    title: payPromptCopy.refundFailedTitle,
    hint: payPromptCopy.refundFailedHint,
  },
  refunded: { tone: 'positive', title: payPromptCopy.refundedTitle, hint: payPromptCopy.refundedHint },
} as const

const isOver = (due: PaymentDue): due is keyof typeof ENDS => Object.hasOwn(ENDS, due)

function Expired({ order, repeat }: Pick<PaidPageProps, 'order' | 'repeat'>) {
  return (
    <Notice tone="danger" action={repeat}>
      {orderCopy.paymentExpired}
      {order.transfer && <p>{transferCopy.late}</p>}
    </Notice>
  )
}

function Owed({ order: { branchContact, code, owedTransfer } }: Pick<PayPromptProps, 'order'>) {
  const format = useFormatMajor()
  const { callPhone, whatsAppPhone } = branchContact
  const phone = whatsAppPhone ?? callPhone
  const link = whatsAppPhone ? (
    <ChatLink phone={whatsAppPhone} text={payPromptCopy.owedAsk(code)} />
  ) : (
    <PhoneLink phone={callPhone ?? ''} />
  )
  return (
    <Notice
      tone="warning"
      live="status"
      title={payPromptCopy.owedTitle(format(owedTransfer ?? 0))}
      action={
        phone && (
          <Button size="small" variant="secondary" icon={whatsAppPhone ? 'chat' : 'phone'} render={link}>
            {whatsAppPhone ? orderCopy.whatsApp : orderCopy.call}
          </Button>
        )
      }
    >
      {payPromptCopy.owedHint}
    </Notice>
  )
}

function Pending({ refresh }: Pick<PayPromptProps, 'refresh'>) {
  usePolling(refresh, { everyMs: PENDING_MS })
  return (
    <Notice tone="brand" icon="clock" live="status" title={payPromptCopy.pendingTitle}>
      {payPromptCopy.pendingHint}
    </Notice>
  )
}

type DueProps = Omit<PaidPageProps, 'back'> & { readonly isRejected: boolean }

/** Time left, and the way to pay. After it only the server knows whether a payment was in time. */
function Due({ order, refresh, repeat, isRejected }: DueProps) {
  const left = useTimeLeft(order.paymentExpiresAt)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver, refresh])
  if (isOver) return <Expired order={order} repeat={repeat} />
  const { transfer } = order
  if (transfer) return <TransferDue {...{ order, refresh, transfer, left }} />
  return (
    <Notice
      tone={isRejected ? 'danger' : 'brand'}
      icon={order.paymentType.upload === 'APP' ? 'card' : 'wallet'}
      title={isRejected ? payPromptCopy.rejectedTitle : payPromptCopy.title}
      action={order.paymentProvider !== null && <PayAction order={order} refresh={refresh} />}
    >
      {isRejected && <p>{payPromptCopy.rejectedHint}</p>}
      <TimeLeft left={left} />
    </Notice>
  )
}

function PayAction({ order, refresh }: PayPromptProps) {
  const [isOpen, setIsOpen] = useState<boolean>()
  if (order.paymentType.upload === 'API') return <PaymentPageButton order={order} refresh={refresh} />
  return (
    <>
      <Button wide icon="card" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {payPromptCopy.payWithCard}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <CardDialog order={order} refresh={refresh} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Notice of an unconfirmed payment instead of the way to pay, so that none is made twice. */
function BankReturnNotice({ back }: { readonly back: BankReturn }) {
  const { state, retry } = back
  const { title, hint } = bankReturnCopy[state]
  return (
    <Notice
      tone={state === 'offline' ? 'warning' : 'brand'}
      icon="clock"
      live="status"
      title={title}
      action={
        state !== 'asking' && (
          <Button size="small" variant="secondary" icon="refresh" onClick={retry}>
            {bankReturnCopy.retry}
          </Button>
        )
      }
    >
      {hint}
    </Notice>
  )
}
