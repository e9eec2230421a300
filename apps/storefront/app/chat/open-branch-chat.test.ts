import { expect, onTestFinished, test, vi } from 'vitest'
import { createChatWindow } from './chat-window.ts'
import { openAccountChat, openBranchChat } from './open-branch-chat.ts'

/** An element of a test's page, as far as the chat knows elements. */
class Element extends EventTarget {
  readonly children: Element[] = []
  readonly attributes: Record<string, string> = {}
  /** Messages to a frame's page, each with its origin. */
  readonly heard: unknown[] = []
  readonly contentWindow = {
    postMessage: (text: string, to: string) =>
      this.heard.push([JSON.parse(text.replace('chatwoot-widget:', '')), to]),
  }
  hidden = false
  inert = false
  parent: Element | undefined
  readonly tag: string
  constructor(tag: string) {
    super()
    this.tag = tag
  }
  append(...nodes: Element[]): void {
    this.children.push(...nodes)
    for (const node of nodes) node.parent = this
  }
  remove(): void {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1)
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  focus(): void {
    Reflect.set(document, 'activeElement', this)
  }
}

type Chat = { readonly box: Element; readonly close: Element; readonly frame: Element }

/** The page of a contact in a browser as wide as said. */
function openPage({ isWide = false } = {}) {
  vi.useFakeTimers()
  const window = new EventTarget()
  const body = new Element('body')
  const button = new Element('button')
  const asleep = Object.assign(new Element('div'), { inert: true })
  const drawing = { tag: 'svg' }
  body.append(button, asleep)
  body.children.push(drawing as Element)
  const kept = new Map<string, string>()
  vi.stubGlobal('window', window)
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('location', { origin: 'https://menu.test' })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === '(min-width:50rem)' }))
  vi.stubGlobal(
    'CSSStyleSheet',
    class extends Array {
      replaceSync = (text: string) => this.push(text)
    },
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const adoptedStyleSheets: string[][] = []
  const createElement = (tag: string) => new Element(tag)
  vi.stubGlobal('document', { body, createElement, activeElement: button, adoptedStyleSheets })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const chats = (): Chat[] =>
    body.children
      .filter(({ tag }) => tag === 'section')
      .map((box) => ({ box, close: box.children[0] as Element, frame: box.children[1] as Element }))
  const chat = (): Chat => chats()[0] as Chat
  const focused = () => Reflect.get(document, 'activeElement')
  /** A page says something to this one: by default the chat's own. */
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}): void => {
    const given = { source: chats()[0]?.frame.contentWindow, origin: 'https://chat.test', data, ...from }
    window.dispatchEvent(Object.assign(new Event('message'), given))
  }
  const tell = (event: string, config?: object): void =>
    say(`chatwoot-widget:${JSON.stringify({ event, config })}`)
  return { body, button, asleep, drawing, kept, chats, chat, focused, say, tell }
}

let accounts = 0
/** Each test has an account of its own: a page keeps the window of each. */
const anAccount = () => ({ url: 'https://chat.test', token: `token${(accounts += 1)}` })

/** Opens the chat of an account whose page comes and is ready at once. */
async function openReady(page: ReturnType<typeof openPage>, account = anAccount()) {
  const opening = openAccountChat(account)
  await vi.advanceTimersByTimeAsync(0)
  page.chat().frame.dispatchEvent(new Event('load'))
  page.tell('loaded')
  await vi.advanceTimersByTimeAsync(0)
  return opening
}

test('a chat stands in a frame that leads this page nowhere, with a button that closes it', async () => {
  const page = openPage()
  const account = anAccount()
  const opening = openAccountChat(account)
  const { box, close, frame } = page.chat()
  expect(box).toMatchObject({ tag: 'section', className: 'chat-window', hidden: true })
  expect(box.attributes).toEqual({ 'aria-label': 'Chat con el local' })
  expect(close).toMatchObject({ tag: 'button', type: 'button', textContent: 'Cerrar el chat' })
  expect(frame).toMatchObject({
    tag: 'iframe',
    title: 'Chat con el local',
    referrerPolicy: 'origin',
    src: `https://chat.test/widget?website_token=${account.token}`,
  })
  expect(frame.attributes).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  })
  frame.dispatchEvent(new Event('load'))
  page.tell('loaded')
  expect(await opening).toBe(true)
  expect(box.hidden).toBe(false)
  expect(page.focused()).toBe(close)
  expect(frame.heard.map((heard) => (heard as [object, string])[1])).toEqual(Array(3).fill(account.url))
  expect(frame.heard).toContainEqual([{ event: 'toggle-open', isOpen: true }, 'https://chat.test'])
})

test('the look of the window is on the page once, however many chats there are', async () => {
  vi.resetModules()
  const { openAccountChat: openAnew } = await import('./open-branch-chat.ts')
  const page = openPage()
  const before = document.adoptedStyleSheets
  expect(before).toHaveLength(0)
  void openAnew(anAccount())
  void openAnew(anAccount())
  expect(page.chats()).toHaveLength(2)
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('it closes by its button and by Escape, and the focus goes back to where it was', async () => {
  const page = openPage()
  const account = anAccount()
  await openReady(page, account)
  const { box, close } = page.chat()
  expect([page.button.inert, box.inert]).toEqual([true, false])
  close.dispatchEvent(new Event('click'))
  expect([box.hidden, page.button.inert]).toEqual([true, false])
  expect(page.focused()).toBe(page.button)
  expect(await openAccountChat(account)).toBe(true)
  expect(page.chats()).toHaveLength(1)
  expect([box.hidden, page.button.inert]).toEqual([false, true])
  box.dispatchEvent(Object.assign(new Event('keydown'), { key: 'a' }))
  expect(box.hidden).toBe(false)
  box.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
  expect([box.hidden, page.focused()]).toEqual([true, page.button])
})

test('one that is hidden already takes no focus away, and one that is shown twice knows the first', async () => {
  const page = openPage()
  const account = anAccount()
  await openReady(page, account)
  const { close } = page.chat()
  expect(await openAccountChat(account)).toBe(true)
  close.dispatchEvent(new Event('click'))
  expect(page.focused()).toBe(page.button)
  expect(page.button.inert).toBe(false)
  const field = new Element('input')
  field.focus()
  close.dispatchEvent(new Event('click'))
  expect(page.focused()).toBe(field)
})

test('where nothing had the focus none is given back', async () => {
  const page = openPage()
  Reflect.set(document, 'activeElement', null)
  await openReady(page)
  const { close, box } = page.chat()
  close.dispatchEvent(new Event('click'))
  expect([box.hidden, page.focused()]).toEqual([true, close])
})

test('the chat makes what it covers inert, and wakes nothing that was inert before', async () => {
  const page = openPage()
  await openReady(page)
  expect([page.button.inert, page.asleep.inert, page.drawing]).toEqual([true, true, { tag: 'svg' }])
  page.chat().close.dispatchEvent(new Event('click'))
  expect([page.button.inert, page.asleep.inert]).toEqual([false, true])
})

test('beside a wide page it covers nothing', async () => {
  const page = openPage({ isWide: true })
  await openReady(page)
  expect(page.chat().box.hidden).toBe(false)
  expect(page.button.inert).toBe(false)
})

test.each(['toggleBubble', 'closeWindow'])('the chat’s own page closes it by %s', async (word) => {
  const page = openPage()
  await openReady(page)
  page.tell('somethingElse')
  page.say('no message')
  expect(page.chat().box.hidden).toBe(false)
  page.tell(word)
  expect(page.chat().box.hidden).toBe(true)
})

test('messages of any page but the chat’s own are ignored', async () => {
  const page = openPage()
  await openReady(page)
  const closing = 'chatwoot-widget:{"event":"closeWindow"}'
  page.say(closing, { origin: 'https://other.test' })
  page.say(closing, { source: {} })
  expect(page.chat().box.hidden).toBe(false)
})

test('the token that the chat gives is kept, and brought to it the next time', async () => {
  const page = openPage()
  const account = anAccount()
  const opening = openAccountChat(account)
  page.chat().frame.dispatchEvent(new Event('load'))
  page.tell('other', { authToken: 'never' })
  page.tell('loaded', { authToken: 'ab.c-D_e' })
  expect(await opening).toBe(true)
  expect([...page.kept]).toEqual([[`mostrador.chat.${account.token}`, 'ab.c-D_e']])
  page.tell('loaded', {})
  expect([...page.kept.values()]).toEqual(['ab.c-D_e'])
  vi.resetModules()
  const { openAccountChat: openAnew } = await import('./open-branch-chat.ts')
  void openAnew(account)
  expect(page.chats()[1]?.frame).toMatchObject({
    src: `https://chat.test/widget?website_token=${account.token}&cw_conversation=ab.c-D_e`,
  })
})

test('a chat that is never ready is taken away, hears no more, and is brought anew by the next wish', async () => {
  const page = openPage()
  const account = anAccount()
  const first = openAccountChat(account)
  const { frame } = page.chat()
  frame.dispatchEvent(new Event('load'))
  page.tell('other')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(page.chats()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe(false)
  expect(page.chats()).toHaveLength(0)
  page.say('chatwoot-widget:{"event":"loaded"}', { source: frame.contentWindow })
  const second = openReady(page, account)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.chats()).toHaveLength(1)
  expect(await second).toBe(true)
})

test('a chat whose page does not come is given up at once', async () => {
  const page = openPage()
  const opening = openAccountChat(anAccount())
  page.chat().frame.dispatchEvent(new Event('error'))
  expect(await opening).toBe(false)
  expect(page.chats()).toHaveLength(0)
})

test('a window that was taken away has to be ready anew, and gives back what it covered', async () => {
  const page = openPage()
  const account = anAccount()
  const window = createChatWindow(account)
  window.show()
  window.tell({ event: 'toggle-open' })
  window.remove()
  expect(window.isReady()).toBe(false)
  const brought = window.bring('https://chat.test/widget')
  expect(window.bring('https://chat.test/widget')).toBe(brought)
  page.tell('loaded')
  window.show()
  expect([window.isReady(), page.button.inert]).toEqual([true, true])
  window.remove()
  expect([window.isReady(), page.button.inert]).toEqual([false, false])
  expect(page.focused()).toBe(page.button)
})

test('a chat that would be of our own origin never opens', async () => {
  const page = openPage()
  expect(await openAccountChat({ url: 'https://menu.test', token: 'a' })).toBe(false)
  expect(page.chats()).toHaveLength(0)
})

test('a brand’s chat is opened where it has one', async () => {
  const page = openPage()
  type Branch = Parameters<typeof openBranchChat>[0]
  expect(await openBranchChat({ chat: null } as Branch)).toBe(false)
  expect(page.chats()).toHaveLength(0)
  const opening = openBranchChat({ chat: anAccount() } as Branch)
  page.chat().frame.dispatchEvent(new Event('load'))
  page.tell('loaded')
  expect(await opening).toBe(true)
})
