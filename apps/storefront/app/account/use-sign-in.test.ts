import { expect, test } from 'vitest'
import { forgetDiner, readKnownDiner } from '../diner/known-diner.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useSignIn, type SignInInput } from './use-sign-in.ts'

const BRAND = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
const PHONE = '+541123456789'

/** A refusal of the server with its own sentence. */
const refused = (code: string, detail = '') =>
  Response.json(
    { type: '', title: '', status: 409, code, detail },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )

/** The dialog at a brand of Argentina, with a server that answers these in turn. */
async function open(answers: unknown[], own: Partial<SignInInput> = {}) {
  const page = openPage({
    answer: () => {
      const told = answers.shift()
      if (told === undefined) throw new TypeError('Failed to fetch')
      return told
    },
  })
  forgetDiner()
  const { wrap, toasts } = pageAround()
  let signedIn = 0
  const input = { country: 'AR', at: { branchId: BRAND }, onSignedIn: () => void (signedIn += 1), ...own }
  const hook = await renderHook(() => useSignIn(input), { props: undefined, wrap })
  const type = (part: Parameters<ReturnType<typeof useSignIn>['type']>[0]) =>
    doing(() => hook.now().type(part))
  const submit = () => doing(() => hook.now().submit())
  return { ...hook, page, toasts, type, submit, signedIn: () => signedIn }
}

test('a phone that needs no code signs in, is remembered with its brand, and leaves nothing typed', async () => {
  const { now, page, toasts, type, submit, signedIn, all } = await open([{ name: 'Ana' }])
  expect(now()).toMatchObject({
    typed: { phone: '', phoneCountry: 'AR', code: '' },
    step: 'phone',
    problem: undefined,
    isBusy: false,
    phone: '',
  })
  await type({ phone: '11 2345-6789' })
  expect(now().phone).toBe(PHONE)
  expect(await submit()).toBeUndefined()
  expect(page.asked).toMatchObject([{ method: 'POST', url: '/api/diner/session' }])
  expect(page.asked[0]?.body).toEqual({ phone: PHONE, branchId: BRAND })
  expect(all.some(({ isBusy }) => isBusy)).toBe(true)
  expect(now()).toMatchObject({ typed: { phone: '', code: '' }, step: 'phone', isBusy: false })
  expect(toasts).toEqual([{ text: 'Inicio de sesión con éxito', tone: 'positive' }])
  expect(readKnownDiner()).toEqual({ phone: PHONE, phoneCountry: 'AR', name: 'Ana', branchId: BRAND })
  expect(signedIn()).toBe(1)
})

test('at the page of a contact the contact is told, and a number of another country is read as its own', async () => {
  const at = { branchId: BRAND, branchContactId: 'c1' }
  const { page, type, submit } = await open([{ name: '' }], { at, country: 'CL' })
  await type({ phone: '9 8765 4321' })
  await submit()
  expect(page.asked[0]?.body).toEqual({ phone: '+56987654321', branchId: BRAND, branchContactId: 'c1' })
})

test.each([
  {
    what: 'a phone that is none',
    phone: '12',
    at: { branchId: BRAND },
    field: 'phone',
    text: 'Debe ingresar un número válido',
  },
  {
    what: 'no brand',
    phone: '11 2345-6789',
    at: undefined,
    field: 'brand',
    text: 'Elige dónde haces tus pedidos',
  },
])('$what is told at its field and in a toast, and nobody is asked', async ({ phone, at, field, text }) => {
  const { now, page, toasts, type, submit } = await open([], { at })
  await type({ phone })
  expect(await submit()).toBe(field)
  expect(now().problem).toBe(text)
  expect(toasts).toEqual([{ text, tone: 'danger' }])
  expect(page.asked).toEqual([])
  await type({ phone: '11 2345-6788' })
  expect(now().problem).toBeUndefined()
})

test('where digits are wanted they are asked for, and sent with the phone', async () => {
  const { now, page, toasts, type, submit, signedIn } = await open([
    refused('code-required'),
    { name: 'Ana' },
  ])
  await type({ phone: '11 2345-6789' })
  await submit()
  expect(now()).toMatchObject({ step: 'code', isBusy: false, phone: PHONE })
  expect(toasts).toEqual([])
  await type({ code: '12345' })
  expect(await submit()).toBe('code')
  expect(now()).toMatchObject({ step: 'code', problem: 'Escribe los seis dígitos del código' })
  await type({ code: '123456' })
  expect(now()).toMatchObject({ step: 'code', problem: undefined })
  expect(await submit()).toBeUndefined()
  expect(page.asked.map(({ body }) => body)).toEqual([
    { phone: PHONE, branchId: BRAND },
    { phone: PHONE, branchId: BRAND, code: '123456' },
  ])
  expect(now()).toMatchObject({ step: 'phone', typed: { phone: '', code: '' } })
  expect(signedIn()).toBe(1)
})

test.each([
  [refused('wrong-code', 'El código no es correcto o ya venció.'), 'El código no es correcto o ya venció.'],
  [refused('too-many-requests', 'Espera un minuto.'), 'Espera un minuto.'],
  [refused('message-failed', 'El mensaje no salió.'), 'El mensaje no salió.'],
  [refused('customer-not-found', 'No te encontramos.'), 'No te encontramos.'],
  [refused('customer-not-found'), 'Error iniciando sesión'],
  [refused('request-failed', 'A detail for nobody.'), 'Error iniciando sesión'],
  [undefined, 'Error iniciando sesión'],
])('a refusal says at the field what to do, where it knows (%#)', async (answer, problem) => {
  const { now, toasts, type, submit, signedIn } = await open([answer])
  await type({ phone: '11 2345-6789' })
  await submit()
  expect(now()).toMatchObject({ problem, step: 'phone', isBusy: false, typed: { phone: '11 2345-6789' } })
  expect(toasts).toEqual([{ text: 'Error iniciando sesión', tone: 'danger' }])
  expect(readKnownDiner()).toBeNull()
  expect(signedIn()).toBe(0)
})

test('another try begins without what was wrong before', async () => {
  const { now, type, submit, all } = await open([refused('wrong-code', 'No.'), { name: '' }])
  await type({ phone: '11 2345-6789' })
  await submit()
  expect(now().problem).toBe('No.')
  const before = all.length
  await submit()
  expect(all.slice(before).find(({ isBusy }) => isBusy)?.problem).toBeUndefined()
})

test('another code is sent on a wish, and told when it is on its way', async () => {
  const { now, page, toasts, type, submit } = await open([
    refused('code-required'),
    refused('code-required'),
    refused('too-many-requests', 'Espera un minuto.'),
  ])
  await type({ phone: '11 2345-6789' })
  await submit()
  await doing(() => now().resend())
  expect(page.asked[1]?.body).toEqual({ phone: PHONE, branchId: BRAND })
  expect(toasts).toEqual([{ text: 'Te enviamos otro código', tone: 'positive' }])
  await doing(() => now().resend())
  expect(toasts.slice(1)).toEqual([{ text: 'Error iniciando sesión', tone: 'danger' }])
  expect(now()).toMatchObject({ step: 'code', problem: 'Espera un minuto.' })
})

test('without a phone or a brand there is no other code', async () => {
  const { now, page, type, toasts } = await open([{ name: '' }], { at: undefined })
  await doing(() => now().resend())
  await type({ phone: '11 2345-6789' })
  await doing(() => now().resend())
  expect([page.asked, toasts]).toEqual([[], []])
})

test('a phone that is changed goes back to its step, without the digits', async () => {
  const { now, type, submit } = await open([refused('code-required')])
  await type({ phone: '11 2345-6789' })
  await submit()
  await type({ code: '12' })
  await doing(() => now().changePhone())
  expect(now()).toMatchObject({ step: 'phone', typed: { phone: '11 2345-6789', code: '' } })
})
