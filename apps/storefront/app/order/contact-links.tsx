import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import type { ReactNode } from 'react'

/** A link that dials. `props` are those of the button whose look it wears. */
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

/** A link that opens WhatsApp with a prepared text. */
export function ChatLink({ phone, text, ...props }: ChatLinkProps) {
  return (
    <a {...props} href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer">
      {props.children}
    </a>
  )
}
