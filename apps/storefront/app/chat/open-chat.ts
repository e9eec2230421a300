import type { ChatAccount } from '@mostrador/domain/marketing/marketing-ids'

/** How often a chat that was loaded is tried to be opened, and the wait between two tries. Source: 000 §7 (chatbot). */
export const CHAT_TRIES = 10
export const CHAT_PAUSE_MS = 200

/** How long the script itself may take: one that neither comes nor fails would keep the diner waiting for ever. */
export const CHAT_SCRIPT_MS = 10_000

/** What a chat's script finds in the page, and what it leaves there. */
export type ChatWindow = {
  chatwootSettings?: { readonly hideMessageBubble: boolean; readonly locale: string }
  readonly chatwootSDK?: { readonly run: (account: { websiteToken: string; baseUrl: string }) => void }
  readonly $chatwoot?: { readonly hasLoaded?: boolean; readonly toggle: (state: 'open') => void }
}

/** What opening a chat needs of the world. `load` answers whether the script came. */
export type ChatPorts = {
  readonly page: ChatWindow
  readonly load: (address: string) => Promise<boolean>
  readonly pause: (milliseconds: number) => Promise<void>
}

async function bring({ url, token }: ChatAccount, { page, load, pause }: ChatPorts): Promise<boolean> {
  if (page.$chatwoot) return true
  page.chatwootSettings = { hideMessageBubble: true, locale: 'es' }
  const script = (): Promise<boolean> =>
    Promise.race([load(`${url}/packs/js/sdk.js`), pause(CHAT_SCRIPT_MS).then(() => false)])
  if (!page.chatwootSDK && !(await script())) return false
  page.chatwootSDK?.run({ websiteToken: token, baseUrl: url })
  return page.chatwootSDK !== undefined
}

/**
 * Opens a support chat: its script is asked for with the first wish, and then tried up to ten times, 200 ms apart, until
 * its window is there. Answers whether it opened; never throws. Source: 000 §7 Third parties.
 */
export async function openChat(account: ChatAccount, ports: ChatPorts): Promise<boolean> {
  try {
    if (!(await bring(account, ports))) return false
    for (let tried = 0; tried < CHAT_TRIES; tried += 1) {
      if (ports.page.$chatwoot?.hasLoaded) {
        ports.page.$chatwoot.toggle('open')
        return true
      }
      // oxlint-disable-next-line no-await-in-loop -- each try waits for the one before
      await ports.pause(CHAT_PAUSE_MS)
    }
    return false
  } catch {
    // Somebody else's script: whatever it throws, there is no chat.
    return false
  }
}
