import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderDetailCopy } from '@mostrador/copy/order-detail'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { Button } from '@mostrador/ui/button.tsx'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useEffect, useState } from 'react'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Name of the diner, with buttons to call or write. */
export function OrderCustomer({ order }: { order: ConsoleOrder }) {
  const name = order.customerName.trim() || consoleCopy.noName
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <p className="text-18 font-bold wrap-anywhere">{name}</p>
      {order.phone && <CallDiner order={order} name={name} />}
      {order.customerEmail && (
        <a
          href={`mailto:${order.customerEmail}`}
          className="w-fit max-w-full rounded-control py-2.5 text-16 wrap-anywhere underline underline-offset-4"
        >
          {order.customerEmail}
        </a>
      )}
      {order.document && (
        <p className="text-16">
          <span className="text-muted">{orderDetailCopy.document} </span>
          {order.document}
        </p>
      )}
    </div>
  )
}

/** Diner's phone with links to call and to WhatsApp, labelled with the name. */
export function CallDiner({ order, name }: { order: Pick<ConsoleOrder, 'phone' | 'number'>; name: string }) {
  const { contact } = useWorkplace()
  const number = useE164(order.phone, contact.country)
  const text = orderDetailCopy.whatsAppText(order.number, contact.name)
  return (
    <>
      <p className="price text-16">{order.phone}</p>
      <div className="grid fit-cols-7 gap-2">
        <Button
          variant="secondary"
          size="small"
          icon="phone"
          wide
          render={<a href={`tel:${number}`} aria-label={orderDetailCopy.call(name)} />}
        >
          {orderDetailCopy.callShort}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="chat"
          wide
          render={
            <a
              href={whatsAppLink(number, text)}
              target="_blank"
              rel="noreferrer"
              aria-label={orderDetailCopy.whatsAppTo(name)}
            />
          }
        >
          {consoleCopy.whatsApp}
        </Button>
      </div>
    </>
  )
}

/**
 * Returns a phone in E.164. Without a prefix it is read as one of the shop's country; until read,
 * and where invalid, it stays as typed.
 */
function useE164(typed: string, country: string): string {
  const [read, setRead] = useState<{ readonly typed: string; readonly e164: string }>()

  useEffect(() => {
    let left = false
    // The rules of all countries' numbers are heavy, so they are loaded with the first open order.
    void import('@mostrador/domain/phone/parse-phone').then(({ parsePhone }) => {
      const phone = parsePhone(typed, phoneCountryOf(country))
      if (!left && phone) setRead({ typed, e164: phone.e164 })
    })
    return () => {
      left = true
    }
  }, [typed, country])

  return read?.typed === typed ? read.e164 : typed
}
