import { expect, test, vi } from 'vitest'
import { addPendingStep, parsePendingSteps, type PendingStep } from '../rider/pending-steps.ts'
import { dropRefusedStep, refusedSteps, type RefusedStep } from '../rider/refused-steps.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment } from '../testing/sample-delivery.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { useReplay } from './use-replay.ts'

const AT = '2026-11-20T15:00:00.000Z'

const step = (id: string, label = 'Entregado'): PendingStep => ({
  kind: 'simple',
  id,
  deliveryId: id,
  to: 'DELIVERED',
  label,
  at: `2026-11-20T14:00:00.${id.length}00Z`,
})

async function replayOf(
  alias: string,
  answer: (url: string) => unknown,
  session: RiderSession | undefined = RITA,
) {
  const page = openPage({ clock: AT, answer: ({ url }) => answer(url) })
  const buzzes: unknown[] = []
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => void buzzes.push(pattern) })
  const onSent = vi.fn<() => Promise<void>>(async () => undefined)
  const { wrap, toasts } = pageAround()
  const hook = await renderHook((who: RiderSession | undefined) => useReplay(alias, who, onSent), {
    props: session,
    wrap,
  })
  const queue = () =>
    parsePendingSteps(page.local.get(`mostrador.steps.${alias}`) ?? null).map(({ id }) => id)
  const asked = () => page.asked.map(({ url }) => url)
  return { ...hook, page, queue, asked, onSent, toasts, buzzes }
}

test('waiting steps are sent at once, in their order, and the page is told once', async () => {
  const { queue, asked, onSent, toasts, buzzes } = await replayOf('waits', () => sampleShipment('x'))
  expect(asked()).toEqual([])
  expect(onSent).not.toHaveBeenCalled()
  await doing(() => {
    addPendingStep('waits', step('a'))
    addPendingStep('waits', step('bb'))
  })
  expect(asked()).toEqual(['/api/shipments/a', '/api/shipments/bb'])
  expect(queue()).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(1)
  expect([toasts, buzzes]).toEqual([[], []])
})

test('without a connection it is tried every ten seconds, also while nobody looks, and at once when it is back', async () => {
  let isOffline = true
  const { queue, asked, onSent, page } = await replayOf('offline', () => {
    if (isOffline) throw new TypeError('offline')
    return sampleShipment('a')
  })
  await doing(() => addPendingStep('offline', step('a')))
  expect(asked()).toHaveLength(1)
  await doing(() => page.show('hidden'))
  const before = asked().length
  await pass(9999)
  expect(asked()).toHaveLength(before)
  await pass(1)
  expect(asked()).toHaveLength(before + 1)
  expect(onSent).not.toHaveBeenCalled()
  isOffline = false
  await doing(() => page.window.dispatchEvent(new Event('online')))
  expect(queue()).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(1)
  const sent = asked().length
  await pass(30_000)
  expect(asked()).toHaveLength(sent)
})

/** spec('decisions beyond-the-documents.4') */
test('a refused step stands with its order and the true reason until seen, and the phone tells it once', async () => {
  const { page, queue, toasts, buzzes, onSent } = await replayOf('refused', (url) =>
    url.endsWith('/a')
      ? refusal(422, 'transition-impossible', {
          errors: [{ code: 'STORE_CANCELED', message: 'El local canceló este envío o lo recuperó.' }],
        })
      : refusal(409, 'shipment-taken', { detail: 'Este envío ya lo tomó otro repartidor' }),
  )
  const kept = () =>
    (JSON.parse(page.local.get('mostrador.refused.refused') ?? '[]') as RefusedStep[]).map(
      ({ name, label, reason }) => [name, label, reason],
    )
  await doing(() => {
    addPendingStep('refused', { ...step('a'), name: 'Pedido #42' })
    addPendingStep('refused', step('bb', 'En el local'))
  })
  expect(kept()).toEqual([
    ['Pedido #42', 'Entregado', 'El local canceló este envío o lo recuperó.'],
    ['', 'En el local', 'Este envío ya lo tomó otro repartidor'],
  ])
  expect(toasts).toEqual([])
  expect(buzzes).toEqual([[100, 50, 100, 75, 100]])
  expect(queue()).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(1)
  const [first] = refusedSteps('refused').latest()
  if (first) await doing(() => dropRefusedStep('refused', first))
  expect(kept().map(([, label]) => label)).toEqual(['En el local'])
})

test('a token that died refuses no step: what was done waits for the shift that is on', async () => {
  const { queue } = await replayOf('died', () => refusal(401, 'rider-token-invalid'))
  await doing(() => addPendingStep('died', step('a')))
  expect(queue()).toEqual(['a'])
  expect(refusedSteps('died').latest()).toEqual([])
})

test('two pages that send at once send each step once', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, asked, queue } = await replayOf('twice', () => new Promise((resolve) => (release = resolve)))
  await doing(() => addPendingStep('twice', step('a')))
  await doing(() => void now()())
  expect(asked()).toHaveLength(1)
  await doing(() => release(sampleShipment('a')))
  expect(asked()).toHaveLength(1)
  expect(queue()).toEqual([])
  // Later steps are sent again.
  await doing(() => addPendingStep('twice', step('bb')))
  expect(asked()).toHaveLength(2)
  await doing(() => release(sampleShipment('b')))
})

test('only the step that was sent is taken out, of those that look alike', async () => {
  let release: (value: unknown) => void = () => undefined
  const { queue } = await replayOf('alike', () => new Promise((resolve) => (release = resolve)))
  await doing(() => addPendingStep('alike', step('a')))
  await doing(() => addPendingStep('alike', { ...step('a'), to: 'RETURNED' }))
  await doing(() => addPendingStep('alike', { ...step('a'), at: AT }))
  await doing(() => addPendingStep('alike', { ...step('a'), id: 'c' }))
  expect(queue()).toEqual(['a', 'a', 'a', 'c'])
  await doing(() => release(sampleShipment('a')))
  expect(queue()).toEqual(['a', 'a', 'c'])
})

test('nothing is sent for nobody; the shift that begins sends it', async () => {
  const alias = 'nobody'
  const page = openPage({ clock: AT, answer: () => sampleShipment('a') })
  const { wrap } = pageAround()
  const onSent = async () => undefined
  const { renderAgain } = await renderHook((who: RiderSession | undefined) => useReplay(alias, who, onSent), {
    props: undefined as RiderSession | undefined,
    wrap,
  })
  await doing(() => addPendingStep(alias, step('a')))
  expect(page.asked).toEqual([])
  await renderAgain(RITA)
  expect(page.asked).toHaveLength(1)
})
