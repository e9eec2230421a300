import { readStored, writeStored } from '@mostrador/live/stored-value'
import { chatCopy } from '@mostrador/copy/chat'
import type { ChatAccount } from '@mostrador/domain/marketing/marketing-ids'
import { conversationOf, readChatMessage, writeChatMessage, type ChatFrame } from './open-chat.ts'

/** Screen on which the chat stands beside the page; elsewhere it covers it. */
const BESIDE = '(min-width:50rem)'

/** Adopted style sheet: the content security policy allows no inline styles. */
const LOOK = `
.chat-window{position:fixed;inset:0;z-index:60;display:flex;flex-direction:column;overflow:hidden;background:var(--surface-raised);color:var(--text);padding:env(safe-area-inset-top,0px) 0 env(safe-area-inset-bottom,0px)}
.chat-window[hidden]{display:none}
.chat-window button{align-self:flex-end;min-height:48px;padding:0 16px}
.chat-window iframe{flex:1;width:100%;border:0}
@media ${BESIDE}{.chat-window{padding:0;inset:auto 1.25rem 1.25rem auto;width:25rem;height:min(40rem,85vh);border-radius:14px;box-shadow:0 8px 32px rgb(0 0 0/.25)}}`

/**
 * Sandbox of the chat's page. It keeps its own origin, which is not ours, so that it knows its
 * conversation; it cannot navigate this page, and its links open beside it.
 */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Events by which a chat's page asks to be closed. */
const CLOSING: ReadonlySet<string> = new Set(['toggleBubble', 'closeWindow'])

const keyOf = ({ token }: ChatAccount): string => `mostrador.chat.${token}`

/** Token that the chat gave this browser to continue its conversation; '' for none. */
export const knownConversation = (account: ChatAccount): string =>
  conversationOf({ event: '', config: { authToken: readStored('browser', keyOf(account)) } })

/** A browser without storage begins a new conversation. */
function keepConversation(account: ChatAccount, conversation: string): void {
  if (conversation) writeStored('browser', keyOf(account), conversation)
}

let isDressed = false

function dress(): void {
  if (isDressed) return
  isDressed = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function makeWindow(address: string) {
  const box = document.createElement('section')
  box.className = 'chat-window'
  box.hidden = true
  box.setAttribute('aria-label', chatCopy.title)
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = chatCopy.close
  const frame = document.createElement('iframe')
  frame.title = chatCopy.title
  frame.setAttribute('sandbox', ALLOWED)
  frame.referrerPolicy = 'origin'
  frame.src = address
  box.append(close, frame)
  return { box, close, frame }
}

/** Shows and hides a window; the focus goes to its button, and back to where it was. */
function opened({ box, close }: ReturnType<typeof makeWindow>) {
  let before: Element | null = null
  let uncover = (): void => undefined
  function hide(): void {
    if (box.hidden) return
    box.hidden = true
    uncover()
    if (before instanceof HTMLElement) before.focus()
  }
  function show(): void {
    if (box.hidden) before = document.activeElement
    box.hidden = false
    uncover()
    uncover = cover(box)
    close.focus()
  }
  close.addEventListener('click', hide)
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  return { show, hide }
}

/** Makes the page behind a full window inert; returns a function that undoes it. */
function cover(box: HTMLElement): () => void {
  if (matchMedia(BESIDE).matches) return () => undefined
  const behind = [...document.body.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== box && !one.inert,
  )
  for (const one of behind) one.inert = true
  return () => {
    for (const one of behind) one.inert = false
  }
}

/** Makes the window of an account's chat: a frame, and our own button to close it. */
export function createChatWindow(account: ChatAccount): ChatFrame {
  let made: (ReturnType<typeof makeWindow> & ReturnType<typeof opened>) | undefined
  let loading: Promise<boolean> | undefined
  let isReady = false

  function hear({ source, origin, data }: MessageEvent): void {
    if (!made || source !== made.frame.contentWindow || origin !== account.url) return
    const message = readChatMessage(data)
    if (message?.event === 'loaded') {
      isReady = true
      keepConversation(account, conversationOf(message))
    }
    if (message && CLOSING.has(message.event)) made.hide()
  }
  function load(address: string): Promise<boolean> {
    dress()
    const parts = makeWindow(address)
    const { box, frame } = (made = { ...parts, ...opened(parts) })
    window.addEventListener('message', hear)
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(true), { once: true })
      frame.addEventListener('error', () => resolve(false), { once: true })
      document.body.append(box)
    })
  }
  return {
    bring: (address) => (loading ??= load(address)),
    isReady: () => isReady,
    tell: (message) => made?.frame.contentWindow?.postMessage(writeChatMessage(message), account.url),
    show: () => made?.show(),
    remove: () => {
      made?.hide()
      window.removeEventListener('message', hear)
      made?.box.remove()
      made = loading = undefined
      isReady = false
    },
  }
}
