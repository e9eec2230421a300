import { describe, expect, test, vi } from 'vitest'
import { keepCode } from '../discount-code/kept-code.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { sampleCode } from '../testing/sample-code.ts'
import { filledDraft, stateOf } from '../testing/sample-checkout.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import { questionOf, useApplyCode } from './use-apply-code.ts'

const askingOf = (part: { phone?: string; payment?: { id: string } | null }): CheckoutState =>
  ({
    draft: { phone: part.phone ?? '11 2345-6789', phoneCountry: 'AR' },
    payment: part.payment === undefined ? { id: 'cash' } : part.payment,
    timing: { slot: null },
    contact: { timeZone: 'America/Argentina/Buenos_Aires' },
  }) as unknown as CheckoutState

/** spec('000 §5.20') */
test.each([
  ['a way to pay first', { payment: null, phone: '' }, 'Asegurese de haber elegido un medio de pago primero'],
  [
    'a phone that is one',
    { phone: '12' },
    'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.',
  ],
] as const)('a code wants %s', (_, part, problem) => {
  expect(questionOf(askingOf(part), 'HOLA')).toEqual({ ok: false, problem })
})

test('with both it is asked about, for the moment of the order', () => {
  expect(questionOf(askingOf({}), 'HOLA')).toMatchObject({
    ok: true,
    asked: { phone: expect.stringMatching(/^\+54/), paymentId: 'cash' },
  })
  expect(questionOf(askingOf({}), '')).toEqual({ ok: false, problem: 'Escribe el código' })
})

const NOW = '2026-11-20T21:00:00.000Z'
const place = { orderModeId: 'mode', paymentTypeId: 'cash', at: null }
const kept = keepCode(sampleCode, place, Date.parse(NOW))

/** The checkout with its dialog of codes; `answer` is what the server says of a code. */
async function open(answer: () => unknown = () => sampleCode, state: CheckoutState = stateOf()) {
  const page = openPage({ clock: NOW, answer })
  const { wrap, toasts } = pageAround()
  const changes: Partial<CheckoutDraft>[] = []
  const onDone = vi.fn<() => void>()
  const hook = await renderHook(
    (now: CheckoutState) => useApplyCode({ state: now, change: (part) => void changes.push(part) }, onDone),
    { props: state, wrap },
  )
  const { now } = hook
  const type = (text: string) => doing(() => now().type(text))
  const press = () => doing(() => now().press())
  return { ...hook, page, toasts, changes, onDone, type, press }
}

/** The page with a code that the draft keeps. */
const withCode = (): CheckoutState =>
  stateOf({
    benefits: { kept, code: null, program: null, points: null, customer: null, external: null },
  })

test('a code is asked about as it is meant, for the order as it stands, and goes into the draft', async () => {
  const { now, type, press, page, changes, toasts, onDone } = await open()
  expect(now()).toMatchObject({ status: 'init', typed: '', problem: undefined })
  await type(' fuego ')
  expect(now().typed).toBe(' fuego ')
  await press()
  expect(page.asked).toMatchObject([
    {
      method: 'POST',
      url: '/api/codediscounts/validate',
      body: {
        code: 'FUEGO',
        phone: '+541123456789',
        paymentId: 'cash',
        orderDate: NOW,
        branchId: 'brand',
        branchContactId: 'contact',
        orderModeId: 'mode',
      },
    },
  ])
  expect(changes).toEqual([{ discountCode: kept }])
  expect(toasts).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

test('a code for later is asked about for then, and kept for that moment', async () => {
  const slot = { date: '2026-11-21', time: '21:30' }
  const timing = { canOrderNow: true, canSchedule: true, timing: 'scheduled', slot } as const
  const draft = { ...filledDraft, timing: 'scheduled', ...slot } as const
  const { type, press, page, changes } = await open(() => sampleCode, stateOf({ timing, draft }))
  await type('FUEGO')
  await press()
  expect(page.asked[0]?.body).toMatchObject({ orderDate: '2026-11-22T00:30:00.000Z' })
  expect(changes).toEqual([{ discountCode: { ...kept, at: '2026-11-22T00:30:00.000Z' } }])
})

test('a missing code is told at the field and in a toast, and the server is not asked', async () => {
  const { now, type, press, page, toasts } = await open()
  await press()
  expect(now()).toMatchObject({ status: 'error', problem: 'Escribe el código' })
  expect(toasts).toEqual([{ text: 'Escribe el código', tone: 'danger' }])
  expect(page.asked).toEqual([])
  await type('F')
  expect(now()).toMatchObject({ status: 'init', problem: undefined, typed: 'F' })
})

test('while a code is asked about, another press asks nothing', async () => {
  let arrive: (answer: unknown) => void = () => undefined
  const { now, type, press, page } = await open(() => new Promise((resolve) => (arrive = resolve)))
  await type('FUEGO')
  await press()
  await press()
  expect(now().status).toBe('loading')
  expect(page.asked).toHaveLength(1)
  await doing(() => arrive(sampleCode))
  expect(now().status).toBe('init')
})

/** spec('000 §4.14') */
test('a code that is refused says why, in the server’s words or in ours, until it is tried again', async () => {
  const answers: (() => unknown)[] = [
    () =>
      Response.json(
        { type: '', title: '', status: 422, code: 'discount-code-unknown', detail: 'El código no existe.' },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    () => refusal(500, 'internal'),
    () => sampleCode,
  ]
  const { now, all, type, press, toasts, changes } = await open(() => answers.shift()?.())
  await type('NADA')
  await press()
  expect(now()).toMatchObject({ status: 'error', problem: 'El código no existe.', typed: 'NADA' })
  await press()
  const failed = 'No pudimos comprobar el código. Vuelve a intentarlo en un momento.'
  expect(now()).toMatchObject({ status: 'error', problem: failed })
  expect(toasts).toEqual([
    { text: 'El código no existe.', tone: 'danger' },
    { text: failed, tone: 'danger' },
  ])
  expect(changes).toEqual([])
  const drawn = all.length
  await press()
  expect(all.slice(drawn).map(({ status, problem }) => [status, problem])).toContainEqual([
    'loading',
    undefined,
  ])
  expect(changes).toEqual([{ discountCode: kept }])
  expect(now()).toMatchObject({ status: 'init', problem: undefined })
})

test.each([
  ['phone', stateOf({ draft: { ...filledDraft, phone: '11 8999-9999' } })],
  ['way to pay', stateOf({ payment: { ...stateOf().payment, id: 'card' } as CheckoutState['payment'] })],
  ['nothing', stateOf({ payment: null })],
])(
  'an answer is for the phone and the payment that it was asked for, and not for another %s',
  async (_, changed) => {
    let arrive: (answer: unknown) => void = () => undefined
    const { type, press, renderAgain, changes, toasts, now } = await open(
      () => new Promise((resolve) => (arrive = resolve)),
    )
    await type('FUEGO')
    await press()
    await renderAgain(changed)
    await doing(() => arrive(sampleCode))
    expect(changes).toEqual([])
    expect(toasts).toEqual([])
    expect(now().status).toBe('init')
  },
)

/** spec('000 §4.15') */
test('with a code the button goes on, and what is typed is the code’s', async () => {
  const { now, type, press, page, onDone } = await open(undefined, withCode())
  expect(now()).toMatchObject({ status: 'success', typed: 'FUEGO', problem: undefined })
  await type('OTRO')
  expect(now().typed).toBe('FUEGO')
  await press()
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(page.asked).toEqual([])
})

test('a code that is taken out leaves an empty field', async () => {
  const { now, changes, renderAgain } = await open(undefined, withCode())
  await doing(() => now().remove())
  expect(changes).toEqual([{ discountCode: null }])
  await renderAgain(stateOf())
  expect(now()).toMatchObject({ status: 'init', typed: '' })
})

test('a code that ends while the dialog is open stays typed, to be tried again', async () => {
  const { now, renderAgain } = await open(undefined, withCode())
  await renderAgain(stateOf())
  expect(now()).toMatchObject({ status: 'init', typed: 'FUEGO' })
})

describe('a code beside points that do not combine', () => {
  /** The page of an order that uses 500 points of a programme. */
  const withPoints = (supportsDiscounts: boolean): CheckoutState =>
    stateOf({
      benefits: {
        kept: null,
        code: null,
        customer: null,
        external: null,
        program: { name: 'Brasas', supportsDiscounts },
        points: { redeemed: 500, balance: 900, amount: 300_000, isBlockedByCode: false, refusal: undefined },
      } as unknown as CheckoutState['benefits'],
    })
  const given = async (state: CheckoutState) => {
    const opened = await open(() => sampleCode, state)
    await opened.type('FUEGO')
    await opened.press()
    return opened
  }

  test('asks before it takes their place, and does what is answered', async () => {
    const { now, changes, press, page, onDone } = await given(withPoints(false))
    expect(now()).toMatchObject({ isAsked: true, status: 'init' })
    expect(changes).toEqual([])
    await press()
    expect(page.asked).toHaveLength(1)
    await doing(() => now().takeCode())
    expect(changes).toEqual([{ discountCode: kept }])
    expect(now().isAsked).toBe(false)
    expect(onDone).not.toHaveBeenCalled()
  })

  test('leaves them where the diner keeps them', async () => {
    const { now, changes, onDone } = await given(withPoints(false))
    await doing(() => now().keepPoints())
    expect(changes).toEqual([])
    expect(now()).toMatchObject({ isAsked: false })
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('asks nothing where they combine', async () => {
    const { now, changes } = await given(withPoints(true))
    expect(now().isAsked).toBe(false)
    expect(changes).toEqual([{ discountCode: kept }])
  })
})
