import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ChatLink } from './contact-links.tsx'

const isJustPlaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustPlaced' in state && state.isJustPlaced === true

/** Orders whose message opened by itself: once, even if the page renders twice. */
const opened = new Set<string>()

/** Opens the diner's messaging app while the browser still counts it as the diner's action. */
function useOpenOnce(code: string, link: string | undefined): void {
  const { state } = useLocation()
  useEffect(() => {
    const isAllowed = navigator.userActivation?.isActive ?? false
    if (!link || !isJustPlaced(state) || !isAllowed || opened.has(code)) return
    opened.add(code)
    window.open(link, '_blank', 'noopener')
  }, [code, link, state])
}

/** Card of an order by message, placed once it is sent. Source: 000 §4 Checkout flow 4. */
export function MessageCard({ order }: { readonly order: FollowUpOrder }) {
  const { branchContact, orderText, confirmed, status } = order
  const isWanted = !confirmed && status === 'GENERATED' && Boolean(orderText)
  const phone = branchContact.whatsAppPhone
  const link = isWanted && phone && orderText ? whatsAppLink(phone, orderText) : undefined
  useOpenOnce(order.code, link)
  if (!link || !phone || !orderText) return null
  return (
    <Notice
      tone="brand"
      icon="chat"
      title={orderCopy.sendByWhatsApp}
      action={
        <Button wide icon="chat" render={<ChatLink phone={phone} text={orderText} />}>
          {orderCopy.sendByWhatsAppButton}
        </Button>
      }
    >
      {orderCopy.sendByWhatsAppHint}
    </Notice>
  )
}
