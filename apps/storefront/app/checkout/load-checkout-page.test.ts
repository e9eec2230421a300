import { afterEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { createApi } from '../api.ts'
import { contactOf, modeOf } from '../testing/sample-checkout.ts'
import { aMenu } from '../testing/sample-menu-info.ts'
import { fetchCheckoutForm, loadCheckoutPage } from './load-checkout-page.ts'

const CheckoutForm = () => null
const brings = vi.fn<() => object>()

/** The form is a script of its own, which the network brings or not. */
function network(bring: () => object): void {
  brings.mockReset().mockImplementation(bring)
  vi.doMock('./checkout-form.tsx', () => brings())
}

const isGone = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

afterEach(() => {
  vi.doUnmock('./checkout-form.tsx')
  vi.resetModules()
})

const mode = { ...modeOf('TAKE_AWAY'), active: true, menuHash: 'h1' }
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/diner/palermo': {
    type: 'branchContact',
    info: contactOf({ deliveryConfig: { orderModes: [mode] } as never }),
  },
  '/api/diner/palermo/menu/mode?hash=h1': aMenu([]),
  '/api/ordermodes/mode/fees': { userFee: 0, percentageUserFee: 0 },
  '/api/ordermodes/mode/generalsurcharges': { generalSurcharges: [] },
  '/api/ordermodes/mode/generaldiscounts': { generalDiscounts: [] },
}
const key = { alias: 'palermo', branchContactId: 'contact', orderModeId: 'mode' }
const offline = { type: 'about:blank', title: '', status: 0, code: 'network-error', detail: '' }

function load(answers = ANSWERS) {
  openPage({ answer: ({ url }) => answers[url] ?? refusal(404, 'nothing') })
  return loadCheckoutPage(
    createApi((url, init) => fetch(url, init)),
    key,
    2,
  )
}

test('a checkout is its shop and the form that shows it', async () => {
  network(() => ({ CheckoutForm }))
  expect(await load()).toMatchObject({ ok: true, data: { shop: { mode: { id: 'mode' } }, CheckoutForm } })
})

test('without the shop the reason is the shop’s', async () => {
  network(() => ({ CheckoutForm }))
  expect(await load({})).toMatchObject({ ok: false, problem: { status: 404, code: 'nothing' } })
})

test('a form that the network does not bring is a connection that is gone', async () => {
  network(isGone)
  expect(await load()).toEqual({ ok: false, problem: offline })
})

test('the form is loaded once the page is idle, before it is needed; a failure is ignored', async () => {
  openPage()
  let whenIdle: () => void = () => undefined
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void (whenIdle = task))
  network(isGone)
  fetchCheckoutForm()
  expect(brings).not.toHaveBeenCalled()
  whenIdle()
  await vi.waitFor(() => expect(brings).toHaveBeenCalledTimes(1))
})

test('the server brings none', () => {
  const whenIdle = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', whenIdle)
  vi.stubGlobal('setTimeout', whenIdle)
  fetchCheckoutForm()
  vi.unstubAllGlobals()
  expect(whenIdle).not.toHaveBeenCalled()
})
