import type { Result } from '@mostrador/contract/client'
import { act, useImperativeHandle } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useIsAlive, useLacksBackButton } from './ambient.ts'
import { useChannel, type HeardChannel } from './use-channel.ts'
import { useFocusOnError, useFocusOnProblem } from './use-focus-on-error.ts'
import { scrollBehavior, useFollowInRow } from './use-follow-in-row.ts'
import { useIsIdle } from './use-is-idle.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpenings } from './use-openings.ts'

const CLOCK = '2026-11-20T15:00:00.000Z'

/** Results of media queries in this browser. */
const givenMedia = (matching: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))

test('each try that found an error brings the first field that is wrong to sight', async () => {
  openPage()
  const seen: unknown[] = []
  const field = {
    focus: (how: unknown) => seen.push(['focus', how]),
    scrollIntoView: (how: unknown) => seen.push(['scroll', how]),
  }
  let wrong = 'aria-invalid="true"'
  const querySelector = (selector: string) => (selector.includes(`[${wrong}]`) ? field : null)
  const useForm = (tries: number) => {
    const form = useFocusOnError(tries)
    useImperativeHandle(form, () => ({ querySelector }) as unknown as HTMLFormElement)
  }
  const { renderAgain } = await renderHook(useForm, { props: 0 })
  expect(seen).toEqual([])
  const once = [
    ['focus', { preventScroll: true }],
    ['scroll', { block: 'center' }],
  ]
  await renderAgain(1)
  await renderAgain(1)
  expect(seen).toEqual(once)
  await renderAgain(2)
  expect(seen).toEqual([...once, ...once])
  wrong = 'nothing'
  await renderAgain(3)
  expect(seen).toHaveLength(4)
})

/** spec('000 §5.1') */
test('the field that the page speaks of has the focus, wherever it stands', async () => {
  openPage()
  const seen: string[] = []
  const fieldOf = (name: string) => ({ focus: () => seen.push(name), scrollIntoView: () => undefined })
  const querySelector = (selector: string) =>
    selector === '[name="gone"]' ? null : fieldOf(selector === '[name="cash"]' ? 'cash' : 'first')
  const useForm = ({ tries, told }: { readonly tries: number; readonly told: string }) => {
    const form = useFocusOnError(tries, told)
    useImperativeHandle(form, () => ({ querySelector }) as unknown as HTMLFormElement)
  }
  const { renderAgain } = await renderHook(useForm, { props: { tries: 1, told: '[name="cash"]' } })
  expect(seen).toEqual(['cash'])
  await renderAgain({ tries: 1, told: '[name="phone"]' })
  expect(seen).toEqual(['cash'])
  await renderAgain({ tries: 2, told: '[name="gone"]' })
  expect(seen).toEqual(['cash', 'first'])
})

/** spec('000 §5.1') */
test('a form that says one problem at a time leads to its field at each try that ends with one', async () => {
  openPage()
  let focused = 0
  const field = { focus: () => (focused += 1), scrollIntoView: () => undefined }
  const useForm = (problem: string | undefined) => {
    const { form, countTry } = useFocusOnProblem(problem)
    useImperativeHandle(form, () => ({ querySelector: () => field }) as unknown as HTMLFormElement)
    return countTry
  }
  const { now, renderAgain } = await renderHook<() => void, string | undefined>(useForm, { props: undefined })
  await doing(() => now()())
  expect(focused).toBe(0)
  // The server refused a moment later.
  await renderAgain('Ese código no existe')
  expect(focused).toBe(1)
  await doing(() => now()())
  expect(focused).toBe(2)
  // Typing takes the problem away, and moves no focus.
  await renderAgain(undefined)
  expect(focused).toBe(2)
})

test('the current item of a row comes to its middle, and stays there while it is the same', async () => {
  openPage()
  givenMedia('')
  const scrolled: unknown[] = []
  const items = {
    '[aria-current]': { offsetLeft: 500, offsetWidth: 100, offsetTop: 40, offsetHeight: 20 } as object | null,
  }
  const row = {
    clientWidth: 360,
    clientHeight: 60,
    querySelector: (selector: string) => Reflect.get(items, selector) ?? null,
    scrollTo: (to: unknown) => scrolled.push(to),
  }
  const useRow = (current: string | undefined) => {
    const ref = useFollowInRow<HTMLElement>(current)
    useImperativeHandle(ref, () => row as unknown as HTMLElement)
  }
  const { renderAgain } = await renderHook<void, string | undefined>(useRow, { props: undefined })
  expect(scrolled).toEqual([])
  await renderAgain('carnes')
  await renderAgain('carnes')
  expect(scrolled).toEqual([{ left: 370, top: 20, behavior: 'smooth' }])
  items['[aria-current]'] = null
  await renderAgain('postres')
  expect(scrolled).toHaveLength(1)
})

test('a row that is not drawn follows nothing', async () => {
  openPage()
  await expect(renderHook(useFollowInRow, { props: 'carnes' })).resolves.toBeDefined()
})

test('a diner who prefers reduced motion sees none', () => {
  openPage()
  givenMedia('(prefers-reduced-motion: reduce)')
  expect(scrollBehavior()).toBe('auto')
  givenMedia('')
  expect(scrollBehavior()).toBe('smooth')
})

test('a page is idle once the browser has nothing better to do, and not before', async () => {
  openPage({ clock: CLOCK })
  const { now } = await renderHook(useIsIdle, { props: undefined })
  expect(now()).toBe(false)
  await pass(2_000)
  expect(now()).toBe(true)
})

test('a page that is left before it is idle waits for nothing', async () => {
  openPage({ clock: CLOCK })
  const { unmount } = await renderHook(useIsIdle, { props: undefined })
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('it is counted how often something was opened', async () => {
  openPage()
  const { now, renderAgain } = await renderHook(useOpenings, { props: false })
  const times = [now()]
  for (const isOpen of [true, true, false, false, true]) {
    await renderAgain(isOpen)
    times.push(now())
  }
  expect(times).toEqual([0, 1, 1, 1, 1, 2])
})

test('a dialog that is open from the beginning was opened once', async () => {
  openPage()
  const { now, renderAgain } = await renderHook(useOpenings, { props: true })
  expect(now()).toBe(1)
  await renderAgain(false)
  expect(now()).toBe(1)
})

test('a way back is offered where the browser has none, and a page that is drawn in one is alive', async () => {
  openPage()
  givenMedia('(display-mode: standalone)')
  const installed = await renderHook(useLacksBackButton, { props: undefined })
  expect(installed.now()).toBe(true)
  givenMedia('')
  const plain = await renderHook(useLacksBackButton, { props: undefined })
  expect(plain.now()).toBe(false)
  vi.stubGlobal('navigator', { userAgent: 'Instagram 350' })
  const social = await renderHook(useLacksBackButton, { props: undefined })
  expect(social.now()).toBe(true)
  expect((await renderHook(useIsAlive, { props: undefined })).now()).toBe(true)
})

const problem = { type: '', title: '', status: 503, code: 'down', detail: '' }

test('data is loading, then there; it outlives a failure, until it is loaded anew', async () => {
  openPage()
  let answer: Result<string> = { ok: false, problem }
  const load = vi.fn<() => Promise<Result<string>>>(async () => answer)
  const { now, renderAgain } = await renderHook<ReturnType<typeof useLoaded<string>>, string | undefined>(
    (key) => useLoaded(key, load),
    { props: undefined },
  )
  expect([now().loaded, load.mock.calls.length]).toEqual([{ status: 'loading' }, 0])
  await renderAgain('a')
  expect(now().loaded).toEqual({ status: 'failed', problem })
  answer = { ok: true, data: 'menu' }
  await act(async () => expect(await now().reload()).toEqual(answer))
  expect(now().loaded).toEqual({ status: 'ready', data: 'menu' })
  answer = { ok: false, problem }
  await act(() => now().reload())
  expect(now().loaded).toEqual({ status: 'ready', data: 'menu' })
  load.mockReturnValueOnce(new Promise(() => undefined))
  await act(async () => now().retry())
  expect(now().loaded).toEqual({ status: 'loading' })
  await renderAgain('b')
  expect(load).toHaveBeenCalledTimes(5)
})

const heard = (channel: string | undefined): HeardChannel<unknown> => ({ channel, event: EVENT, onChange })
const EVENT = 'order-updated' as HeardChannel<unknown>['event']
const onChange = () => undefined

test('a page that wants no channel asks for none', async () => {
  const { asked } = openPage()
  const { now } = await renderHook((channel: string | undefined) => useChannel(heard(channel)), {
    props: undefined,
  })
  expect([now(), asked]).toEqual(['connecting', []])
})

test('without real time a page knows that it has to ask by itself, and nobody is told of an error', async () => {
  const { asked } = openPage({ clock: CLOCK, answer: () => refusal(503, 'down') })
  const { now } = await renderHook((channel: string | undefined) => useChannel(heard(channel)), {
    props: 'order-7',
  })
  expect(now()).toBe('down')
  expect(asked.map(({ url }) => url)).toEqual(['/api/rt'])
})

/** spec('001 §8.22') */
test('a connection that cannot be made is told to the log', async () => {
  const settings = { enabled: true, key: null, cluster: 'c', host: null, path: '/rt' }
  const { asked } = openPage({ answer: ({ url }) => (url === '/api/rt' ? settings : undefined) })
  const { now } = await renderHook((channel: string | undefined) => useChannel(heard(channel)), {
    props: 'order-7',
  })
  await act(() => vi.waitFor(() => expect(asked.at(-1)?.url).toBe('/api/diner/log')))
  expect(asked.at(-1)?.body).toMatchObject({
    component: 'realtime',
    payload: expect.stringContaining('app key'),
  })
  expect(now()).toBe('down')
})
