import type { ChatAccount } from '@mostrador/domain/marketing/marketing-ids'

/** Most tries to open a chat, and the pause between in milliseconds. Source: 000 §7 (chatbot). */
const CHAT_TRIES = 10
const CHAT_PAUSE_MS = 200

/** Longest wait for the chat's page, in milliseconds. */
const CHAT_PAGE_MS = 10_000

export type ChatFrame = {
  readonly bring: (address: string) => Promise<boolean>
  readonly isReady: () => boolean
  readonly tell: (message: ChatMessage) => void
  readonly show: () => void
  readonly remove: () => void
}

/** Ports of a chat; `known` is the token that continues its conversation, '' for none. */
export type ChatPorts = {
  readonly frame: ChatFrame
  readonly known: string
  readonly pause: (milliseconds: number) => Promise<void>
}

export type ChatMessage = { readonly event: string } & Readonly<Record<string, unknown>>

const PREFIX = 'chatwoot-widget:'

/** Writes a message for the chat's page. */
export const writeChatMessage = (message: ChatMessage): string => PREFIX + JSON.stringify(message)

/** Reads a message of a chat's page; undefined for anything else. */
export function readChatMessage(data: unknown): ChatMessage | undefined {
  if (typeof data !== 'string' || !data.startsWith(PREFIX)) return undefined
  try {
    const value: unknown = JSON.parse(data.slice(PREFIX.length))
    const isMessage =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'event') === 'string'
    return isMessage ? (value as ChatMessage) : undefined
  } catch {
    return undefined
  }
}

/** Returns the token that continues a conversation; '' for a malformed one. */
export function conversationOf({ config }: ChatMessage): string {
  const given: unknown = typeof config === 'object' && config !== null && Reflect.get(config, 'authToken')
  return typeof given === 'string' && /^[\w.-]{1,2000}$/.test(given) ? given : ''
}

const addressOf = ({ url, token }: ChatAccount, known: string): string =>
  `${url}/widget?website_token=${token}${known && `&cw_conversation=${known}`}`

function greet({ tell, show }: ChatFrame): void {
  tell({ event: 'config-set', locale: 'es', position: 'right', hideMessageBubble: true })
  tell({ event: 'toggle-close-button', isMobile: true, showClose: true })
  tell({ event: 'toggle-open', isOpen: true })
  show()
}

/**
 * Opens a support chat in a frame of its own origin: none of its scripts runs in our page. Its
 * page is loaded with the first press, and then tried up to ten times, 200 ms apart, until it is
 * ready. Resolves whether it opened; never throws. Source: 000 §7 Third parties;
 * docs/decisions/048.
 */
export async function openChat(account: ChatAccount, { frame, known, pause }: ChatPorts): Promise<boolean> {
  try {
    const late = pause(CHAT_PAGE_MS).then(() => false)
    const isThere = await Promise.race([frame.bring(addressOf(account, known)), late])
    const tries = isThere ? CHAT_TRIES : 0
    for (let tried = 0; tried < tries; tried += 1) {
      if (frame.isReady()) {
        greet(frame)
        return true
      }
      await pause(CHAT_PAUSE_MS)
    }
  } catch {
    // A third party's page: any error means that there is no chat.
  }
  frame.remove()
  return false
}
