import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { chatCopy } from '@mostrador/copy/chat'
import { reachOf, type ChatAccount } from '@mostrador/domain/marketing/marketing-ids'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { ChatLink } from '../order/contact-links.tsx'
import { openAccountChat } from './open-branch-chat.ts'

type ChatButtonProps = {
  readonly contact: BranchContactInfo
  /** Beginning of the message; by default the name of the branch contact. */
  readonly text?: string
}

/**
 * Button of the chat with the branch contact: the brand's own service, else WhatsApp, also where
 * the service fails. It loads when pressed. Source: 000 §2 Checkout.
 */
export function ChatButton({ contact, text = chatCopy.text(contact.name) }: ChatButtonProps) {
  const { chat } = reachOf(contact.branch)
  if (chat) return <OwnChat account={chat} phone={contact.whatsAppPhone} text={text} />
  return contact.whatsAppPhone ? (
    <WhatsApp label={chatCopy.ask} phone={contact.whatsAppPhone} text={text} />
  ) : null
}

type WhatsAppProps = { readonly label: string; readonly phone: string; readonly text: string }

function WhatsApp({ label, ...link }: WhatsAppProps) {
  return (
    <Button variant="quiet" wide icon="chat" render={<ChatLink {...link} />}>
      {label}
    </Button>
  )
}

type OwnChatProps = { readonly account: ChatAccount; readonly phone: string | null; readonly text: string }

function OwnChat({ account, phone, text }: OwnChatProps) {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed')

  async function open(): Promise<void> {
    setState('opening')
    const isOpen = await openAccountChat(account)
    setState(isOpen ? 'closed' : 'failed')
  }

  if (state === 'failed') {
    return (
      <>
        <Notice live="status">{chatCopy.failed}</Notice>
        {phone && <WhatsApp label={chatCopy.whatsApp} phone={phone} text={text} />}
      </>
    )
  }
  return (
    <Button variant="quiet" wide icon="chat" busy={state === 'opening'} onClick={() => void open()}>
      {state === 'opening' ? chatCopy.opening : chatCopy.ask}
    </Button>
  )
}
