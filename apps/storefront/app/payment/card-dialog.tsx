import { cardCopy } from '@mostrador/copy/card'
import { layoutCopy } from '@mostrador/copy/layout'
import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { Button } from '@mostrador/ui/button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useRef, useState } from 'react'
import { useContact } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { useFocusOnError } from '../frame/use-focus-on-error.ts'
import { useFormatMajor } from '../order/order-details.tsx'
import CardForm from './card-form.tsx'
import type { CardNow } from './card-now.ts'
import type { PayPromptProps } from './payment-page-button.tsx'
import { OUTCOME_TOASTS, payWithCard } from './settle-payment.ts'

export type CardDialogProps = PayPromptProps & { readonly open: boolean; readonly onClose: () => void }

/** Runs one card payment at a time: its state, its error, and the number of failed tries. */
function useCardPayment({ order, refresh, onClose }: CardDialogProps) {
  const toast = useToast()
  const [card, setCard] = useState<CardNow | null>(null)
  const [isPaying, setIsPaying] = useState(false)
  const [error, setError] = useState<string>()
  const [tries, setTries] = useState(0)
  const isUnderWay = useRef(false)

  async function charge(): Promise<void> {
    const token = await card?.createToken()
    if (!token) return
    const outcome = await payWithCard(browserApi.client, order.id, token)
    toast(OUTCOME_TOASTS[outcome])
    if (outcome === 'approved' || outcome === 'pending') onClose()
    else setError(OUTCOME_TOASTS[outcome].text)
    await refresh()
  }

  async function pay(): Promise<void> {
    if (isUnderWay.current) return
    setError(undefined)
    if (!card?.complete) {
      setTries((before) => before + 1)
      setError(payPromptCopy.incomplete)
      return toast({ text: payPromptCopy.incomplete, tone: 'danger' })
    }
    isUnderWay.current = true
    setIsPaying(true)
    await charge()
    isUnderWay.current = false
    setIsPaying(false)
  }

  return { pay, isPaying, error, tries, setCard }
}

/** Dialog with the card's form for an unpaid order. Default export: lazy. Source: 001 §2. */
export default function CardDialog(props: CardDialogProps) {
  const { order, open, onClose } = props
  const format = useFormatMajor()
  const contact = useContact()
  const { pay, isPaying, error, tries, setCard } = useCardPayment(props)
  const form = useFocusOnError(tries)
  const shop = { provider: order.paymentProvider ?? '', branchId: contact?.branch.id ?? '' }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!isPaying}
      title={payPromptCopy.payWithCard}
      closeLabel={layoutCopy.close}
      footer={
        <Button wide busy={isPaying} busyLabel={cardCopy.paying} onClick={() => void pay()}>
          {payPromptCopy.pay(format(order.total))}
        </Button>
      }
    >
      <form ref={form} noValidate className="pb-4" onSubmit={(event) => event.preventDefault()}>
        <CardForm shop={shop} isTried={tries > 0} error={error} onChange={setCard} />
      </form>
    </Sheet>
  )
}
