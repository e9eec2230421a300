import { reachOf, type ChatAccount } from '@mostrador/domain/marketing/marketing-ids'
import { createChatWindow, knownConversation } from './chat-window.ts'
import { openChat, type ChatFrame } from './open-chat.ts'

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

const windows = new Map<string, ChatFrame>()

function windowOf(account: ChatAccount): ChatFrame {
  const key = `${account.url} ${account.token}`
  const known = windows.get(key)
  if (known) return known
  const made = createChatWindow(account)
  windows.set(key, made)
  return made
}

/** Opens a brand's own chat. Resolves whether it opened; one of our own origin never does. */
export async function openAccountChat(account: ChatAccount): Promise<boolean> {
  if (account.url === location.origin) return false
  return openChat(account, { frame: windowOf(account), known: knownConversation(account), pause })
}

/** Opens the brand's own chat; false where it has none. Loaded with the first press. */
export async function openBranchChat(branch: Parameters<typeof reachOf>[0]): Promise<boolean> {
  const { chat } = reachOf(branch)
  return chat !== undefined && openAccountChat(chat)
}
