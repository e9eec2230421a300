import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../api/api.ts'
import { whyFailed } from '../api/why-refused.ts'
import { hourText } from '../time/shop-time.ts'
import { delayMutation } from '../workplace/board-query.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { promisingByHand } from '../workplace/promises.ts'
import { nextPress, type DelayPress } from './delay-press.ts'

/** Button to promise an order ten minutes later; nothing where that is impossible. */
export function DelayButton({
  order,
  className,
}: {
  readonly order: ConsoleOrder
  readonly className?: string
}) {
  const { delay, isPending } = useDelay(order)
  if (!order.canDelay) return null
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      className={className}
      aria-label={consoleCopy.delayLabel(order.number)}
      onClick={() => void delay()}
    >
      {consoleCopy.delay}
    </Button>
  )
}

function useDelay({ id, number, promisedAt: seen }: ConsoleOrder) {
  const api = useApi()
  const { contact } = useWorkplace()
  const { mutateAsync, isPending } = useMutation(delayMutation(api, useQueryClient(), contact.id))
  const toast = useToast()
  const last = useRef<DelayPress>(undefined)

  async function delay(): Promise<void> {
    const press = nextPress(last.current, seen)
    last.current = press
    try {
      await promisingByHand(id, async () => {
        const { promisedAt } = await mutateAsync({ id, ...press })
        const hour = hourText(promisedAt ?? '', contact.timeZone)
        toast({ text: consoleCopy.delayed(number, hour), tone: 'positive' })
      })
    } catch (problem) {
      // API calls throw nothing else.
      const refusal = problem as Problem
      toast({ text: whyFailed(refusal), tone: 'danger' })
    }
  }
  return { delay, isPending }
}
