import { reachOf } from '@mostrador/domain/marketing/marketing-ids'
import type { ChatAccount } from '@mostrador/domain/marketing/marketing-ids'
import { loadScript } from '../layout/load-script.ts'
import { openChat } from './open-chat.ts'
import { showChatWindow } from './show-chat-window.ts'

const load = (address: string): Promise<boolean> =>
  loadScript(address).then(
    () => true,
    () => false,
  )

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Opens a brand's own chat over this page. Answers whether it opened. */
export async function openAccountChat(account: ChatAccount): Promise<boolean> {
  showChatWindow()
  return openChat(account, { page: window as object, load, pause })
}

/** Opens the chat that a brand says is its own; false where what it says is none. Loaded with the first wish. */
export async function openBranchChat(branch: Parameters<typeof reachOf>[0]): Promise<boolean> {
  const { chat } = reachOf(branch)
  return chat !== undefined && openAccountChat(chat)
}
