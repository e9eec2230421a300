import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import type { ReactNode } from 'react'

/** Link that dials. `props` are those of a button whose look it has. */
export function PhoneLink({ phone, ...props }: { readonly phone: string; readonly children?: ReactNode }) {
  return (
    <a {...props} href={`tel:${phone}`}>
      {props.children}
    </a>
  )
}

export type ChatLinkProps = {
  readonly phone: string
  readonly text: string
  readonly children?: ReactNode
}

/** Link that opens WhatsApp with a prepared text. */
export function ChatLink({ phone, text, ...props }: ChatLinkProps) {
  return (
    <a {...props} href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer">
      {props.children}
    </a>
  )
}
