import { expect, test } from 'vitest'
import {
  conversationOf,
  openChat,
  readChatMessage,
  writeChatMessage,
  type ChatFrame,
  type ChatMessage,
} from './open-chat.ts'

const account = { url: 'https://chat.example.com', token: 'abcDEF123' }

/** A chat whose page is ready after so many tries; `undefined`: the page does not come. */
function world(readyAfter: number | undefined) {
  const seen = {
    asked: new Set<string>(),
    told: [] as ChatMessage[],
    shown: 0,
    removed: 0,
    pauses: [] as number[],
  }
  const frame: ChatFrame = {
    bring: async (address) => {
      seen.asked.add(address)
      return readyAfter !== undefined
    },
    isReady: () => seen.pauses.length >= (readyAfter ?? Infinity),
    tell: (message) => void seen.told.push(message),
    show: () => void (seen.shown += 1),
    remove: () => void (seen.removed += 1),
  }
  // The page is there before its time is over.
  const pause = async (milliseconds: number): Promise<void> => {
    if (milliseconds === 10_000) return new Promise<void>(() => undefined)
    seen.pauses.push(milliseconds)
  }
  return { seen, ports: { frame, known: '', pause } }
}

/** spec('000 §2.86') spec('decisions beyond-the-documents.28') */
test('the chat is its own page in a frame, opened with the first wish and again with the next one', async () => {
  const { seen, ports } = world(2)
  expect(await openChat(account, ports)).toBe(true)
  expect(await openChat(account, ports)).toBe(true)
  expect([...seen.asked]).toEqual(['https://chat.example.com/widget?website_token=abcDEF123'])
  const words = ['config-set', 'toggle-close-button', 'toggle-open']
  expect(seen.told.map(({ event }) => event)).toEqual([...words, ...words])
  expect([seen.shown, seen.removed, seen.pauses]).toEqual([2, 0, [200, 200]])
})

test('the chat is told to show itself in our window, in Spanish and without a bubble of its own', async () => {
  const { seen, ports } = world(0)
  await openChat(account, ports)
  expect(seen.told).toEqual([
    { event: 'config-set', locale: 'es', position: 'right', hideMessageBubble: true },
    { event: 'toggle-close-button', isMobile: true, showClose: true },
    { event: 'toggle-open', isOpen: true },
  ])
})

test('a browser that wrote before goes on with the same conversation', async () => {
  const { seen, ports } = world(0)
  await openChat(account, { ...ports, known: 'ab.c-D_e' })
  expect([...seen.asked]).toEqual([
    'https://chat.example.com/widget?website_token=abcDEF123&cw_conversation=ab.c-D_e',
  ])
})

/** spec('000 §7.44') */
test('one that never gets ready is tried ten times, 200 ms apart, given up and taken away', async () => {
  const { seen, ports } = world(Infinity)
  expect(await openChat(account, ports)).toBe(false)
  expect(seen.pauses).toEqual(Array(10).fill(200))
  expect([seen.shown, seen.removed]).toEqual([0, 1])
})

/** spec('decisions beyond-the-documents.22') */
test('one whose page does not come, or that throws, is given up at once', async () => {
  expect(await openChat(account, world(undefined).ports)).toBe(false)
  const { ports } = world(0)
  const bring = async (): Promise<boolean> => {
    throw new Error('blocked')
  }
  expect(await openChat(account, { ...ports, frame: { ...ports.frame, bring } })).toBe(false)
})

test('one whose page never answers is given up when its time is over, not waited for', async () => {
  const { ports } = world(0)
  const waited: number[] = []
  const pause = async (milliseconds: number): Promise<void> => void waited.push(milliseconds)
  const bring = (): Promise<boolean> => new Promise(() => undefined)
  expect(await openChat(account, { ...ports, pause, frame: { ...ports.frame, bring } })).toBe(false)
  expect(waited).toEqual([10_000])
})

test('a message of a frame is read as text, even where it is malformed', () => {
  expect(readChatMessage(writeChatMessage({ event: 'toggleBubble' }))).toEqual({ event: 'toggleBubble' })
  for (const other of [
    undefined,
    { event: 'loaded' },
    'loaded',
    'chatwoot-widget:',
    'chatwoot-widget:{',
    'chatwoot-widget:null',
    'chatwoot-widget:"loaded"',
    'chatwoot-widget:{"event":7}',
  ])
    expect(readChatMessage(other)).toBeUndefined()
  expect(conversationOf({ event: 'loaded', config: { authToken: 'ey.J-_9' } })).toBe('ey.J-_9')
  const strange = ['', 'a&b=c', '&abc', 'abc&', 'a'.repeat(2001)].map((authToken) => ({ authToken }))
  for (const config of [undefined, null, 'x', {}, { authToken: 7 }, ...strange])
    expect(conversationOf({ event: 'loaded', config })).toBe('')
})
