import { expect, test } from 'vitest'
import { addPosition, waitingPositions } from './positions.ts'
import { riderSession } from './rider-session.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { RITA } from '../testing/sample-delivery.ts'
import type { RegisterVariant } from './register-variant.ts'
import { useRegister } from './use-register.ts'

const AT = '2026-11-20T15:00:00.000Z'
const PHONE = '+541123456789'
const STEPS = { phone: PHONE, phoneCountry: 'AR' }
const KNOWN = { ...STEPS, rider: { id: 'rita', name: 'Rita' } }

/** Answer of the server for a rider after a shift began, or ended. */
const shift = (active: boolean) => ({
  id: 'rita',
  name: 'Rita',
  phone: PHONE,
  active,
  token: active ? 'secret' : null,
})

type Answer = (url: string) => unknown

/**
 * The register page of a contact at one of its variants, after a navigation that brought `state`.
 */
async function pageOf(alias: string, variant: RegisterVariant, { state, answer, country = 'AR' }: Wish = {}) {
  const page = openPage({ clock: AT, ...(answer && { answer: ({ url }) => answer(url) }) })
  const address = `/logistics/${alias}/rider/${variant}`
  const { wrap, toasts, router } = pageAround({ address })
  await router.navigate(address, { state, replace: true })
  const contact = { alias, id: 'bc1', branch: { country } } as Parameters<typeof useRegister>[1]
  const { now, renderAgain } = await renderHook((shown: RegisterVariant) => useRegister(shown, contact), {
    props: variant,
    wrap,
  })
  const submit = () => doing(() => now().submit())
  const type = (part: Parameters<ReturnType<typeof now>['type']>[0]) => doing(() => now().type(part))
  const at = () => router.state.location
  return { now, page, submit, type, toasts, at, router, renderAgain }
}

type Wish = { readonly state?: unknown; readonly answer?: Answer; readonly country?: string }

test('the phone is looked up at the contact, and a rider who is not known goes on to the registration', async () => {
  const { now, page, type, submit, at, router } = await pageOf('lookup', 'phoneIntake', {
    answer: () => refusal(404, 'rider-unknown'),
  })
  expect(now()).toMatchObject({ isAllowed: true, isBusy: false, carries: false, steps: undefined })
  expect(now().form).toEqual({
    initPhone: '',
    registerPhone: '',
    name: '',
    securityCode: '',
    pin: '',
    phoneCountry: 'AR',
  })
  await type({ initPhone: '11 2345-6789' })
  await submit()
  expect(page.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/rider/bc/phone?branchContactId=bc1&phone=%2B541123456789',
  ])
  expect(at()).toMatchObject({ pathname: '/logistics/lookup/rider/register', state: STEPS })
  // Back is the phone again.
  await doing(() => router.navigate(-1))
  expect(at().pathname).toBe('/logistics/lookup/rider/phoneIntake')
  expect(now().form.initPhone).toBe('11 2345-6789')
})

for (const [active, next] of [
  [true, 'logOut'],
  [false, 'logIn'],
] as const)
  test(`a rider who is known goes on to ${next}`, async () => {
    const { type, submit, at } = await pageOf(next, 'phoneIntake', {
      answer: () => ({ id: 'rita', name: 'Rita', active }),
    })
    await type({ initPhone: '11 2345-6789' })
    await submit()
    expect(at()).toMatchObject({ pathname: `/logistics/${next}/rider/${next}`, state: KNOWN })
  })

test('the page reads a number as one of the contact’s country, until another one is chosen', async () => {
  const { now, page, type, submit } = await pageOf('chile', 'phoneIntake', { country: 'CL' })
  expect(now().form.phoneCountry).toBe('CL')
  await type({ initPhone: '11 2345-6789' })
  await submit()
  expect(page.asked).toEqual([])
  await type({ phoneCountry: 'AR' })
  await submit()
  expect(page.asked).toHaveLength(1)
})

test('a missing field is told at itself and once, and forgotten when the rider types', async () => {
  const { now, page, type, submit, toasts } = await pageOf('missing', 'phoneIntake')
  await submit()
  const text = 'Debe completar todos los campos para continuar'
  expect(now().problem).toEqual({ field: 'initPhone', text })
  expect(toasts).toEqual([{ text, tone: 'danger' }])
  expect(page.asked).toEqual([])
  expect(now().isBusy).toBe(false)
  await type({ initPhone: '1' })
  expect(now().problem).toBeUndefined()
})

/** spec('001 §2.51') spec('001 §2.55') */
test('a rider registers with the phone that was looked up, and the shift begins on this device', async () => {
  const { now, page, type, submit, toasts, at, router } = await pageOf('register', 'register', {
    state: STEPS,
    answer: () => shift(true),
  })
  // Reading the phone again confirms nothing: the rider types it.
  expect(now().form).toMatchObject({ initPhone: PHONE, registerPhone: '' })
  await type({ name: ' Rita ', securityCode: ' 4821 ' })
  await submit()
  expect(now().problem).toMatchObject({ field: 'registerPhone' })
  expect(page.asked).toEqual([])
  await type({ registerPhone: '11 2345-6789' })
  await submit()
  expect(page.asked).toMatchObject([{ method: 'POST', url: '/api/rider/createwithcode' }])
  expect(page.asked[0]?.body).toEqual({
    name: 'Rita',
    phone: PHONE,
    // The server compares it as typed first, and without what cannot be seen second.
    securityCode: ' 4821 ',
    riderUser: { branchContact: { id: 'bc1' } },
    active: true,
  })
  expect(at()).toMatchObject({ pathname: '/logistics/register/shipments', state: null })
  expect(toasts.at(-1)).toEqual({ text: '¡Turno iniciado! Ya puedes tomar envíos.', tone: 'positive' })
  expect(riderSession('register').latest()).toEqual({
    since: AT,
    branchContactId: 'bc1',
    riderId: 'rita',
    name: 'Rita',
    phone: PHONE,
  })
  // Nothing of it is typed any more, and nobody goes back into the middle of the way.
  expect(now().form).toMatchObject({ name: '', securityCode: '' })
  await doing(() => router.navigate(-1))
  expect(at().pathname).toBe('/logistics/register/shipments')
})

for (const [variant, active] of [
  ['logIn', true],
  ['logOut', false],
] as const)
  test(`${variant} is sent for the rider who was found`, async () => {
    const alias = `shift ${variant}`
    const { page, type, submit, at } = await pageOf(alias, variant, {
      state: KNOWN,
      answer: () => shift(active),
    })
    riderSession(alias).write(RITA)
    addPosition(alias, { lat: 1, lng: 1, accuracy: 1, at: AT })
    await type({ securityCode: '4821' })
    await submit()
    expect(page.asked).toMatchObject([{ method: 'PUT', url: '/api/rider/rita/updatewithcode' }])
    expect(page.asked[0]?.body).toEqual({
      name: 'Rita',
      phone: PHONE,
      securityCode: '4821',
      riderUser: { branchContact: { id: 'bc1' } },
      active,
    })
    expect(at()).toMatchObject(
      active
        ? { pathname: `/logistics/${encodeURIComponent(alias)}/shipments`, state: null }
        : { state: { ...KNOWN, shift: 'ended' } },
    )
    expect(riderSession(alias).latest()?.since).toBe(active ? AT : undefined)
    expect(waitingPositions(alias).latest()).toHaveLength(active ? 1 : 0)
  })

test('a wrong security code is told at its field, and the page stays', async () => {
  const { now, type, submit, toasts, at } = await pageOf('wrong', 'logIn', {
    state: KNOWN,
    answer: () => refusal(400, 'wrong-code'),
  })
  await type({ securityCode: 'otra' })
  await submit()
  const text = 'El código de seguridad es erróneo'
  expect(now()).toMatchObject({ problem: { field: 'securityCode', text }, isBusy: false, carries: false })
  expect(toasts).toEqual([{ text, tone: 'danger' }])
  expect(at().pathname).toBe('/logistics/wrong/rider/logIn')
  expect(now().form.securityCode).toBe('otra')
})

for (const variant of ['logIn', 'phoneIntake'] as const)
  test(`a server in trouble is told at ${variant}, at no field`, async () => {
    const { now, type, submit, toasts } = await pageOf(`trouble ${variant}`, variant, {
      state: KNOWN,
      answer: () => refusal(503, 'busy'),
    })
    await type({ securityCode: '4821', initPhone: '11 2345-6789' })
    await submit()
    const text = 'Hubo un error, vuélvelo a intentar en unos minutos'
    expect(toasts).toEqual([{ text, tone: 'danger' }])
    expect(now()).toMatchObject({ problem: undefined, deviceCode: undefined, carries: false })
  })

test('the confirmed phone can be corrected, and what was wrong goes with the next try', async () => {
  let answer: Answer = () => refusal(400, 'wrong-code')
  const { now, type, submit, toasts } = await pageOf('corrected', 'register', {
    state: STEPS,
    answer: (url) => answer(url),
  })
  await type({ registerPhone: '', name: 'Rita', securityCode: 'otra' })
  expect(now().form.registerPhone).toBe('')
  await type({ registerPhone: '11 8999-9999' })
  await submit()
  expect(now().problem).toMatchObject({ field: 'registerPhone' })
  await type({ registerPhone: PHONE })
  await submit()
  expect(now().problem).toMatchObject({ field: 'securityCode' })
  answer = () => refusal(503, 'busy')
  await submit()
  expect(now().problem).toBeUndefined()
  expect(toasts).toHaveLength(3)
})

const problem = (code: string, more: object = {}) =>
  Response.json(
    { type: '', title: '', status: 409, code, detail: 'Así no se puede.', ...more },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )

test('a rider who carries a delivery reads the server’s words, until the shift can end', async () => {
  let answer: Answer = () => problem('shift-carries')
  const { now, type, submit, toasts } = await pageOf('carries', 'logOut', {
    state: KNOWN,
    answer: (url) => answer(url),
  })
  await type({ securityCode: '4821' })
  await submit()
  expect(now().carries).toBe(true)
  expect(toasts).toEqual([{ text: 'Así no se puede.', tone: 'danger' }])
  await doing(() => now().forgetHands())
  expect(now().carries).toBe(false)
  await submit()
  expect(now().carries).toBe(true)
  answer = () => refusal(503, 'busy')
  await submit()
  expect(now().carries).toBe(false)
})

test('on another phone the digits for the shop stand there, and who asks again reads that nothing changed', async () => {
  let code = '0427'
  const { now, type, submit, toasts } = await pageOf('device', 'logIn', {
    state: KNOWN,
    answer: () =>
      code === ''
        ? problem('device-not-released')
        : problem('device-not-released', { errors: [{ path: '', message: code }] }),
  })
  await type({ securityCode: '4821' })
  await submit()
  expect(now()).toMatchObject({ deviceCode: '0427', carries: false })
  expect(toasts).toEqual([])
  await submit()
  expect(toasts).toEqual([{ text: 'Así no se puede.', tone: 'danger' }])
  code = '0428'
  await submit()
  expect(now().deviceCode).toBe('0428')
  expect(toasts).toHaveLength(1)
  code = ''
  await submit()
  expect(now().deviceCode).toBe('')
})

for (const [variant, state] of [
  ['register', undefined],
  ['register', { phone: PHONE }],
  ['logIn', STEPS],
  ['logOut', STEPS],
  ['success', KNOWN],
] as const)
  test(`who opens ${variant} without what comes before it (${JSON.stringify(state)}) begins with the phone`, async () => {
    const { now, at, router } = await pageOf('lost', variant, { state })
    expect(at()).toMatchObject({ pathname: '/logistics/lost/rider/phoneIntake', state: null })
    expect(now().isAllowed).toBe(false)
    await doing(() => router.navigate(-1))
    expect(at().pathname).toBe('/logistics/lost/rider/phoneIntake')
  })

for (const [variant, state] of [
  ['register', STEPS],
  ['logIn', KNOWN],
  ['success', { ...KNOWN, shift: 'ended' }],
] as const)
  test(`who comes to ${variant} by the way stays there`, async () => {
    const { now, at } = await pageOf('found', variant, { state })
    expect(at().pathname).toBe(`/logistics/found/rider/${variant}`)
    expect(now()).toMatchObject({ isAllowed: true, steps: state })
  })

test('the form is busy until the server answered', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now, type, submit } = await pageOf('busy', 'logIn', {
    state: KNOWN,
    answer: () => new Promise((resolve) => (release = resolve)),
  })
  await type({ securityCode: '4821' })
  await submit()
  expect(now().isBusy).toBe(true)
  await doing(() => release(refusal(400, 'wrong-code')))
  expect(now().isBusy).toBe(false)
})

test('the phone of the first step is typed anew there, and stands as it was looked up after it', async () => {
  const { now, renderAgain } = await pageOf('typed', 'phoneIntake', { state: STEPS })
  expect(now().form.initPhone).toBe('')
  await renderAgain('register')
  expect(now().form.initPhone).toBe(PHONE)
})

/** spec('decisions who-sees-what.14') */
test('another phone is asked for the PIN where there is one, and sends it with the next try', async () => {
  const digits = { code: 'device', message: '4821' }
  let answer: Answer = () =>
    refusal(409, 'device-not-released', {
      detail: 'Otro teléfono',
      errors: [digits, { code: 'pin', message: 'Con el PIN que elegiste…' }],
    })
  const { now, page, type, submit } = await pageOf('pin', 'logIn', {
    state: KNOWN,
    answer: (url) => answer(url),
  })
  expect(now().asksPin).toBe(false)
  await type({ securityCode: 'palermo-2026' })
  await submit()
  expect(now()).toMatchObject({ deviceCode: '4821', asksPin: true, problem: undefined })
  const message = 'El PIN no es correcto. Te quedan 4 intentos.'
  answer = () => refusal(422, 'rider-pin-wrong', { errors: [digits, { code: 'pin', message }] })
  await type({ pin: '1112' })
  await submit()
  expect(now()).toMatchObject({ asksPin: true, problem: { field: 'pin', text: message } })
  expect(page.asked.map(({ body }) => (body as { readonly pin?: string }).pin)).toEqual([undefined, '1112'])
  answer = () => shift(true)
  await type({ pin: '8305' })
  await submit()
  expect(riderSession('pin').latest()).toMatchObject({ riderId: 'rita' })
})
