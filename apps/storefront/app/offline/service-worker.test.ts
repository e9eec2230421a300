import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { keepMenu, startWorker } from './service-worker.ts'

const CLOCK = '2026-11-20T15:00:00.000Z'
const SHOP = 'https://shop.test'

afterEach(() => void vi.unstubAllEnvs())

/** A worker, which remembers what it was told. */
class Worker extends EventTarget {
  readonly told: unknown[] = []
  state: string
  constructor(state = 'activated') {
    super()
    this.state = state
  }
  postMessage(message: unknown) {
    this.told.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

type Registration = { readonly [Place in 'active' | 'waiting' | 'installing']?: Worker | null }

const NO_WORKER: Registration = { active: null, waiting: null, installing: null }

/** Observer of the requests that a page made, which tells them to its listeners. */
function givenObserver() {
  const seen: { look: (names: readonly string[]) => void; kinds: unknown[]; isOver: boolean }[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #seen: (typeof seen)[number]
      constructor(hear: (list: { getEntries: () => { name: string }[] }) => void) {
        const look = (names: readonly string[]) => hear({ getEntries: () => names.map((name) => ({ name })) })
        this.#seen = { look, kinds: [], isOver: false }
      }
      observe(kind: unknown) {
        this.#seen.kinds.push(kind)
        seen.push(this.#seen)
      }
      disconnect() {
        this.#seen.isOver = true
      }
    },
  )
  return seen
}

/** A browser that may keep pages, in which the page has this worker, or none. */
function givenBrowser(registered: Registration, { controller = null as Worker | null } = {}) {
  openPage({ address: `${SHOP}/menu/ombu`, clock: CLOCK })
  vi.stubEnv('PROD', true)
  const reload = vi.fn<() => void>()
  Object.assign(location, { reload })
  const registration = Object.assign(new EventTarget(), { ...NO_WORKER, ...registered })
  const asked: unknown[] = []
  const container = Object.assign(new EventTarget(), {
    controller,
    register: async (...call: unknown[]) => {
      asked.push(call)
      return registration
    },
  })
  vi.stubGlobal('isSecureContext', true)
  Object.assign(navigator, { serviceWorker: container, webdriver: false })
  return { registration, container, asked, reload, seen: givenObserver() }
}

const nobody = () => undefined

test('the worker keeps the menus under its address, which names the modes', async () => {
  const worker = new Worker()
  const { asked } = givenBrowser({ active: worker })
  expect(await startWorker(nobody)).toBe(worker)
  const [[address, options]] = asked as [[string, unknown]]
  expect(address).toMatch(/^\/sw\.js\?(?:mode=[a-z-]+&?)+$/)
  expect(address).toContain('mode=take-away')
  expect(options).toEqual({ scope: '/menu/' })
})

test.each([
  ['in development', () => vi.stubEnv('PROD', false)],
  ['without a safe connection', () => vi.stubGlobal('isSecureContext', false)],
  ['for a robot', () => Object.assign(navigator, { webdriver: true })],
  ['in a browser without workers', () => vi.stubGlobal('navigator', { webdriver: false })],
])('nothing is kept %s', async (_where, change) => {
  const { asked } = givenBrowser({ active: new Worker() })
  change()
  expect(await startWorker(nobody)).toBeUndefined()
  expect(asked).toEqual([])
})

test('a browser that takes no worker has the page all the same', async () => {
  const { container } = givenBrowser({})
  expect(await startWorker(nobody)).toBeUndefined()
  container.register = () => Promise.reject(new DOMException('no', 'SecurityError'))
  expect(await startWorker(nobody)).toBeUndefined()
})

test.each(['waiting', 'installing'] as const)('a worker that is %s is waited for', async (place) => {
  const worker = new Worker('installing')
  givenBrowser({ [place]: worker })
  const came = vi.fn<(worker: unknown) => void>()
  void startWorker(nobody).then(came)
  await vi.advanceTimersByTimeAsync(0)
  worker.become('installed')
  await vi.advanceTimersByTimeAsync(0)
  expect(came).not.toHaveBeenCalled()
  worker.become('activated')
  await vi.advanceTimersByTimeAsync(0)
  expect(came).toHaveBeenCalledExactlyOnceWith(worker)
})

test('a worker that is not taken is none', async () => {
  const worker = new Worker('installing')
  givenBrowser({ installing: worker })
  const came = startWorker(nobody)
  await vi.advanceTimersByTimeAsync(0)
  worker.become('redundant')
  expect(await came).toBeUndefined()
})

test('a worker that came after the page is told what the page is made of, and what arrives for ten seconds', async () => {
  const worker = new Worker()
  const { seen, container } = givenBrowser({ active: worker })
  const came = startWorker(nobody)
  container.controller = worker
  await came
  expect(seen).toMatchObject([{ kinds: [{ type: 'resource', buffered: true }] }])
  const many = Array.from({ length: 160 }, (_, n) => `${SHOP}/assets/${n}.js`)
  seen[0]?.look([`${SHOP}/assets/a.js`, 'https://fonts.test/a.woff2', `${SHOP}.evil/b.js`])
  seen[0]?.look(many)
  expect(worker.told).toEqual([
    { kind: 'keep', addresses: [`${SHOP}/assets/a.js`] },
    { kind: 'keep', addresses: many.slice(0, 150) },
  ])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(seen[0]?.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen[0]?.isOver).toBe(true)
})

test('a worker that does not stand before the page is told all, as long as the page lives', async () => {
  const { seen } = givenBrowser({ active: new Worker() })
  await startWorker(nobody)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toMatchObject([{ isOver: false }])
})

test('a worker that was there before the page has seen everything', async () => {
  const worker = new Worker()
  const { seen } = givenBrowser({ active: worker }, { controller: worker })
  await startWorker(nobody)
  expect([seen, worker.told]).toEqual([[], []])
})

test('a newer version that waits is told of, and taking it brings the page with it', async () => {
  const [now, next] = [new Worker(), new Worker('installed')]
  const { container, reload } = givenBrowser({ active: now, waiting: next }, { controller: now })
  const onNewVersion = vi.fn<(take: () => void) => void>()
  await startWorker(onNewVersion)
  expect(onNewVersion).toHaveBeenCalledOnce()
  expect(next.told).toEqual([])
  onNewVersion.mock.calls[0]?.[0]()
  expect([next.told, reload.mock.calls.length]).toEqual([[{ kind: 'take-over' }], 0])
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a version that comes while the page is open is told of when it waits', async () => {
  const [now, next] = [new Worker(), new Worker('installing')]
  const { registration } = givenBrowser({ active: now }, { controller: now })
  const onNewVersion = vi.fn<() => void>()
  await startWorker(onNewVersion)
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(registration, { installing: next })
  registration.dispatchEvent(new Event('updatefound'))
  expect(onNewVersion).not.toHaveBeenCalled()
  Object.assign(registration, { installing: null, waiting: next })
  next.become('installed')
  expect(onNewVersion).toHaveBeenCalledOnce()
})

test('the first version of all is nothing new', async () => {
  const onNewVersion = vi.fn<() => void>()
  givenBrowser({ active: new Worker(), waiting: new Worker('installed') })
  await startWorker(onNewVersion)
  expect(onNewVersion).not.toHaveBeenCalled()
})

test('a menu that was walked to is kept, by the worker that stands before the page now', () => {
  const [worker, other] = [new Worker(), new Worker()]
  const { container } = givenBrowser({ active: worker })
  keepMenu(worker as unknown as ServiceWorker, '/menu/ombu/delivery')
  container.controller = other
  keepMenu(worker as unknown as ServiceWorker, '/menu/ombu/take-away')
  expect(worker.told).toEqual([{ kind: 'keep', addresses: [`${SHOP}/menu/ombu/delivery`] }])
  expect(other.told).toEqual([{ kind: 'keep', addresses: [`${SHOP}/menu/ombu/take-away`] }])
})
