import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SOURCE = readFileSync(fileURLToPath(new URL('../../public/sw.js', import.meta.url)), 'utf8')
const CONSOLE = 'https://caja.test'
const NOTE = {
  title: 'Pedido nuevo #12',
  body: 'Delivery · Palermo',
  path: '/console/palermo/orders/an-id',
  tag: 'an-id',
}

/** An open window, and whether its page answers what it is asked. */
type Page = { readonly path: string; readonly answers?: boolean; readonly focused?: boolean }

/** The worker of the notes, at work in a browser with these windows. */
function startWorker(pages: readonly Page[] = []) {
  const hear: Record<string, (event: object) => void> = {}
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const happened: string[] = []
  const clientOf = ({ path, answers = true, focused = false }: Page) => ({
    url: CONSOLE + path,
    focused,
    visibilityState: 'hidden',
    focus: async () => void happened.push(`focus ${path}`),
    postMessage: ({ path: to }: { path: string }, [port]: MessagePort[]) => {
      happened.push(`ask ${path} for ${to}`)
      if (answers) port?.postMessage('yes')
    },
    navigate: async (to: string) => void happened.push(`navigate ${path} to ${to}`),
  })
  const self = {
    location: new URL('/console/sw.js', CONSOLE),
    addEventListener: (kind: string, task: (event: object) => void) => (hear[kind] = task),
    skipWaiting: () => undefined,
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages.map(clientOf),
      openWindow: async (path: string) => void happened.push(`open ${path}`),
    },
  }
  runInNewContext(SOURCE, { self, URL, MessageChannel, setTimeout, clearTimeout, Promise })
  const tell = async (kind: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = []
    hear[kind]?.({ ...event, waitUntil: (one: Promise<unknown>) => waits.push(one) })
    await Promise.all(waits)
  }
  return {
    shown,
    happened,
    hears: () => Object.keys(hear),
    push: (text: string) => tell('push', { data: { json: () => JSON.parse(text) as unknown } }),
    pushNothing: () => tell('push', { data: null }),
    tap: (path: unknown) => {
      const notification = { data: { path }, close: () => happened.push('close') }
      return tell('notificationclick', { notification })
    },
  }
}

/** spec('decisions push.9') */
test('a note is shown as it came, once for each order', async () => {
  const worker = startWorker()
  await worker.push(JSON.stringify(NOTE))
  expect(worker.shown).toMatchObject([
    {
      title: NOTE.title,
      options: { body: NOTE.body, tag: NOTE.tag, renotify: true, data: { path: NOTE.path } },
    },
  ])
})

test('a push that is no note is shown as news, since browsers want something shown', async () => {
  const worker = startWorker()
  for (const text of ['not json', 'null', '{}', '{"title":7}']) await worker.push(text)
  await worker.pushNothing()
  expect(worker.shown.map(({ title }) => title)).toEqual(Array.from({ length: 5 }, () => 'Mostrador'))
})

test('a tap opens the order in the window that is there, which goes there by itself', async () => {
  const worker = startWorker([
    { path: '/menu/ombu' },
    { path: '/console/a' },
    { path: '/console/b', focused: true },
  ])
  await worker.tap(NOTE.path)
  expect(worker.happened).toEqual(['close', 'focus /console/b', `ask /console/b for ${NOTE.path}`])
})

test('without a window one is opened, and one that does not answer is led there', async () => {
  const alone = startWorker([{ path: '/menu/ombu' }])
  await alone.tap(NOTE.path)
  expect(alone.happened).toEqual(['close', `open ${NOTE.path}`])
  const asleep = startWorker([{ path: '/console/a', answers: false }])
  await asleep.tap(NOTE.path)
  expect(asleep.happened.at(-1)).toBe(`navigate /console/a to ${NOTE.path}`)
})

test.each([
  'https://elsewhere.test/console/other',
  '//elsewhere.test/x',
  '/menu/ombu',
  'javascript:alert(1)',
  undefined,
  '',
])('nothing but the console is opened: %s', async (path) => {
  const worker = startWorker()
  await worker.tap(path)
  expect(worker.happened).toEqual(['close', 'open /console/'])
})

/** spec('decisions push.10') */
test('it answers no request and keeps nothing', () => {
  expect(startWorker().hears().toSorted()).toEqual(['activate', 'install', 'notificationclick', 'push'])
})
