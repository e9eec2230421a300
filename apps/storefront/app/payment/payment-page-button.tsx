import { minorOf } from '@mostrador/contract/money/minor-of'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import type { Refresh } from './ask-bank.ts'
import { findPaymentPage } from './settle-payment.ts'

export type PayPromptProps = { readonly order: FollowUpOrder; readonly refresh: Refresh }

/** Button to the order's payment page, the earlier one while it is open. Source: 000 §7. */
export function PaymentPageButton({ order, refresh }: PayPromptProps) {
  const toast = useToast()
  const { mantissa } = useCurrency()
  const [isBusy, setIsBusy] = useState(false)

  async function go(): Promise<void> {
    setIsBusy(true)
    const page = await findPaymentPage(browserApi.client, {
      code: order.code,
      branchContactId: order.branchContact.id,
      total: minorOf(order.total, mantissa),
      mantissa,
    })
    if ('url' in page) return location.assign(page.url)
    toast({ text: page.problem, tone: 'danger' })
    await refresh()
    setIsBusy(false)
  }

  return (
    <Button wide icon="external" busy={isBusy} busyLabel={payPromptCopy.goingToPay} onClick={() => void go()}>
      {payPromptCopy.goToPay}
    </Button>
  )
}
