import { gatewaySender, type GatewayOptions } from './gateway-sender.ts'
import type { Message, MessageSender } from './message-sender.ts'
import { outboxSender } from './outbox-sender.ts'

/** Ways to send messages; `outbox` keeps them to be read and needs no provider. */
export const MESSAGE_SENDERS = ['outbox', 'gateway'] as const

type MessageSenderName = (typeof MESSAGE_SENDERS)[number]

/** The way of sending, and the ports that it needs. */
export type MessageSenderOptions = {
  readonly name: MessageSenderName
  readonly url?: string | undefined
  readonly token?: string | undefined
  readonly writtenTo?: GatewayOptions['writtenTo'] | undefined
  /** Keeps a message for the outbox, one key once. */
  readonly keep: (message: Message) => Promise<void>
}

/** Opens the sender of the settings. Throws for a gateway without an address. */
export function openMessageSender({
  name,
  url,
  token,
  writtenTo,
  keep,
}: MessageSenderOptions): MessageSender {
  if (name === 'outbox') return outboxSender(keep)
  if (!url) throw new Error('A gateway needs an address: set MESSAGING_URL.')
  return gatewaySender({ url, token, writtenTo })
}
