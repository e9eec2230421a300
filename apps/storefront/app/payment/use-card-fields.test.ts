import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useCardFields, type CardShop } from './use-card-fields.ts'

type Listener = (event?: unknown) => void

/** Three fields that a script of a test drew. */
type Drawn = {
  readonly places: string[]
  readonly listeners: Map<string, Listener>
  readonly placeholders: unknown[]
  unmounted: number
  focused: string[]
}

/** A provider's script: what it drew, each time that it was told to. */
function givenSdk() {
  const rounds: Drawn[] = []
  class Sdk {
    readonly drawn: Drawn = { places: [], listeners: new Map(), placeholders: [], unmounted: 0, focused: [] }
    constructor() {
      rounds.push(this.drawn)
    }
    readonly fields = {
      create: (type: string, { placeholder }: { readonly placeholder?: string }) => {
        this.drawn.placeholders.push(placeholder)
        return {
          mount: (place: string) => this.drawn.places.push(place),
          unmount: () => (this.drawn.unmounted += 1),
          on: (event: string, listener: Listener) => this.drawn.listeners.set(`${type} ${event}`, listener),
          focus: () => this.drawn.focused.push(type),
        }
      },
      createCardToken: async () => ({ id: 'tok' }),
    }
    readonly getPaymentMethods = async () => ({ results: [{ id: 'visa' }] })
  }
  vi.stubGlobal('TestPago', Sdk)
  return rounds
}

let pages = 0

/** A page with the fields of a shop. `answer`: what our server says of the script. */
async function show(answer?: () => unknown) {
  // A page asks for an address once in its life, and the tests share one.
  const script = `https://bank.test/${(pages += 1)}.js`
  const own = { script, publicKey: 'pk', global: 'TestPago' }
  const page = openPage({ clock: '2026-11-20T21:00:00.000Z', answer: answer ?? (() => own) })
  const rounds = givenSdk()
  const hook = await renderHook<ReturnType<typeof useCardFields>, CardShop>(useCardFields, {
    props: { provider: 'sandbox', branchId: 'b1' },
  })
  /** The script that was asked for last comes, or does not. */
  const load = (event: 'load' | 'error' = 'load') =>
    doing(() => page.inHead.at(-1)?.dispatchEvent(new Event(event)))
  const happen = (key: string, detail?: unknown, round = rounds.length - 1) =>
    doing(() => rounds[round]?.listeners.get(key)?.(detail))
  const ready = async (): Promise<void> => {
    for (const field of ['cardNumber', 'expirationDate', 'securityCode']) await happen(`${field} ready`)
  }
  return { ...hook, page, rounds, load, happen, ready, script }
}

const holder = { name: 'Ana', document: '12345678' }

test('the script of the shop’s provider draws into the places, which are held for two seconds', async () => {
  const { page, now, load, ready, rounds, script } = await show()
  expect(page.asked.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/api/payments/sandbox/fields?branchId=b1'],
  ])
  expect(page.inHead.map((node) => (node as HTMLScriptElement).src)).toEqual([script])
  expect(now().status).toBe('loading')
  await load()
  const { cardNumber, expirationDate, securityCode } = now().ids
  expect(rounds.map(({ places }) => places)).toEqual([[cardNumber, expirationDate, securityCode]])
  expect(rounds[0]?.placeholders).toEqual([undefined, 'MM/AA', undefined])
  expect(new Set([cardNumber, expirationDate, securityCode]).size).toBe(3)
  await ready()
  await pass(1_999)
  expect(now().status).toBe('loading')
  await pass(1)
  expect(now().status).toBe('loaded')
  await pass(60_000)
  expect(now().status).toBe('loaded')
  expect(vi.getTimerCount()).toBe(0)
})

test('fields that are slow are loaded the moment they are there', async () => {
  const { now, load, ready } = await show()
  await load()
  await pass(19_000)
  expect(now().status).toBe('loading')
  await ready()
  expect(now().status).toBe('loaded')
})

test('the error of a field stands at it, and the focused field is known', async () => {
  const { now, load, happen } = await show()
  expect([now().causes, now().focused]).toEqual([{}, null])
  await load()
  await happen('cardNumber validityChange', { errorMessages: [{ cause: 'invalid_length' }] })
  await happen('securityCode validityChange', { errorMessages: [] })
  expect(now().causes).toEqual({ cardNumber: 'invalid_length', securityCode: null })
  await happen('securityCode focus')
  expect(now().focused).toBe('securityCode')
  await happen('securityCode blur')
  expect(now().focused).toBeNull()
})

test('a token is made, and the focus set, by fields that are loaded', async () => {
  const { now, load, ready, rounds } = await show()
  now().focus('cardNumber')
  expect(await now().createToken(holder)).toBeUndefined()
  await load()
  await ready()
  await pass(2_000)
  now().focus('securityCode')
  expect(rounds[0]?.focused).toEqual(['securityCode'])
  expect(await now().createToken(holder)).toMatchObject({ token: 'tok', cardName: 'Ana' })
})

test('fields that take twenty seconds have failed, are taken away, and tell nothing more', async () => {
  const { now, load, ready, rounds, happen } = await show()
  await load()
  await pass(19_999)
  expect(now().status).toBe('loading')
  await pass(1)
  expect(now().status).toBe('failed')
  expect(rounds[0]?.unmounted).toBe(3)
  await ready()
  await happen('cardNumber validityChange', { errorMessages: [{ cause: 'invalid_length' }] })
  await happen('cardNumber focus')
  expect(now()).toMatchObject({ status: 'failed', focused: null })
  expect(now().causes).toEqual({})
  expect(await now().createToken(holder)).toBeUndefined()
})

test.each([
  ['a server that refuses', () => refusal(404, 'not-found')],
  [
    'a server that cannot be reached',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s has no script, and the fields failed at once', async (_, answer) => {
  const { now, page } = await show(answer)
  expect(now().status).toBe('failed')
  expect(page.inHead).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
  await pass(2_000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a script that does not come, or defines nothing, failed; another try draws in other places', async () => {
  const { now, load, ready, page, rounds } = await show()
  await load('error')
  expect(now().status).toBe('failed')
  const before = now().ids
  await doing(() => now().retry())
  expect(now().status).toBe('loading')
  expect(page.asked).toHaveLength(2)
  expect(page.inHead).toHaveLength(2)
  vi.stubGlobal('TestPago', undefined)
  await load()
  expect(now().status).toBe('failed')
  const again = givenSdk()
  await doing(() => now().retry())
  expect(rounds).toEqual([])
  expect(again[0]?.places).toEqual(Object.values(now().ids))
  expect(Object.values(now().ids)).not.toContain(before.cardNumber)
  for (const field of ['cardNumber', 'expirationDate', 'securityCode'])
    await doing(() => again[0]?.listeners.get(`${field} ready`)?.())
  await ready()
  await pass(2_000)
  expect(now().status).toBe('loaded')
})

test('another try begins with nothing known of the fields', async () => {
  const { now, load, happen } = await show()
  await load()
  await happen('cardNumber focus')
  await happen('cardNumber validityChange', { errorMessages: [{ cause: 'invalid_length' }] })
  await pass(20_000)
  expect(now().causes).toEqual({ cardNumber: 'invalid_length' })
  expect(now().focused).toBe('cardNumber')
  await doing(() => now().retry())
  expect(now()).toMatchObject({ status: 'loading', focused: null })
  expect(now().causes).toEqual({})
})

test('fields of another shop take the place of those before, which tell nothing more', async () => {
  const { now, load, ready, renderAgain, rounds, happen, page } = await show()
  await load()
  await ready()
  await pass(2_000)
  await renderAgain({ provider: 'sandbox', branchId: 'b2' })
  expect(page.asked.at(-1)?.url).toBe('/api/payments/sandbox/fields?branchId=b2')
  expect(rounds.map(({ unmounted }) => unmounted)).toEqual([3, 0])
  expect(now().status).toBe('loading')
  expect(await now().createToken(holder)).toBeUndefined()
  await happen('cardNumber validityChange', { errorMessages: [{ cause: 'invalid_length' }] }, 0)
  await happen('cardNumber focus', undefined, 0)
  expect([now().causes, now().focused]).toEqual([{}, null])
  await renderAgain({ provider: 'other', branchId: 'b2' })
  expect(page.asked.at(-1)?.url).toBe('/api/payments/other/fields?branchId=b2')
})

test('a page that is left draws nothing any more, and waits for nothing', async () => {
  const first = await show()
  await first.unmount()
  await first.load()
  await pass(2_000)
  expect(first.rounds).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('fields that come while the page is left are not told of', async () => {
  const { all, load, ready, unmount } = await show()
  await load()
  await ready()
  await unmount()
  await pass(60_000)
  expect(all.map(({ status }) => status)).not.toContain('loaded')
  expect(vi.getTimerCount()).toBe(0)
})
