import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useVerifyPhone } from './use-verify-phone.ts'

const PHONE = '+541123456789'
const customer = { name: 'Ana', phone: PHONE }

/** A refusal of the server with its own sentence. */
const refused = (code: string, detail = '') =>
  Response.json(
    { type: '', title: '', status: 409, code, detail },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )

/** The two steps at a contact, with a server that answers these in turn. */
async function open(answers: unknown[], { sendsAtOnce = false } = {}) {
  const page = openPage({
    answer: () => {
      const told = answers.shift()
      if (told === undefined) throw new TypeError('Failed to fetch')
      return told
    },
  })
  const { wrap, toasts } = pageAround()
  const verified: unknown[] = []
  const at = { branchId: 'b1', branchContactId: 'c1' }
  const hook = await renderHook(
    (now: boolean) =>
      useVerifyPhone({
        phone: PHONE,
        at,
        sendsAtOnce: now,
        onVerified: (found) => void verified.push(found),
      }),
    { props: sendsAtOnce, wrap },
  )
  const bodies = () => page.asked.map(({ body }) => body)
  const type = (text: string) => doing(() => hook.now().type(text))
  const submit = () => doing(() => hook.now().submit())
  return { ...hook, page, toasts, verified, bodies, type, submit }
}

const asking = { phone: PHONE, branchId: 'b1', branchContactId: 'c1', verify: true }

test('a code is asked for, typed back in digits, and the customer is told', async () => {
  const { now, page, all, toasts, verified, bodies, type, submit } = await open([
    refused('code-required'),
    customer,
  ])
  expect(now()).toMatchObject({ step: 'ask', code: '', problem: undefined, isBusy: false })
  expect(bodies()).toEqual([])
  await submit()
  expect(page.asked).toMatchObject([{ method: 'POST', url: '/api/diner/session' }])
  expect(all.some(({ isBusy }) => isBusy)).toBe(true)
  expect(now()).toMatchObject({ step: 'code', isBusy: false })
  expect(toasts).toEqual([])
  await type('12 34-56a')
  expect(now().code).toBe('123456')
  await submit()
  expect(bodies()).toEqual([asking, { ...asking, code: '123456' }])
  expect(verified).toEqual([customer])
  expect(toasts).toEqual([{ text: 'Inicio de sesión con éxito', tone: 'positive' }])
})

test('a code that is too short is told at its field, and not sent', async () => {
  const { now, bodies, toasts, type, submit } = await open([refused('code-required')])
  await submit()
  await type('12345')
  await submit()
  expect(now().problem).toBe('Escribe los seis dígitos del código')
  expect([bodies().length, toasts]).toEqual([1, []])
  await type('123456')
  expect(now().problem).toBeUndefined()
})

test('a refusal before there is a field is a toast, and a later one stands at the field', async () => {
  const { now, toasts, verified, type, submit } = await open([
    undefined,
    refused('too-many-requests', 'Espera un minuto.'),
    refused('code-required'),
    refused('wrong-code', 'El código no es correcto o ya venció.'),
  ])
  await submit()
  const failed = 'No pudimos enviar el código. Vuelve a intentarlo en unos momentos.'
  expect(toasts).toEqual([{ text: failed, tone: 'danger' }])
  await submit()
  expect(toasts.at(-1)).toEqual({ text: 'Espera un minuto.', tone: 'danger' })
  expect(now()).toMatchObject({ step: 'ask', problem: undefined })
  await submit()
  await type('123456')
  await submit()
  expect(now()).toMatchObject({ step: 'code', problem: 'El código no es correcto o ya venció.' })
  expect([toasts.length, verified]).toEqual([2, []])
})

test('another try begins without what was wrong before', async () => {
  const { all, type, submit } = await open([refused('code-required'), refused('wrong-code', 'No.'), customer])
  await submit()
  await type('123456')
  await submit()
  const before = all.length
  await submit()
  expect(all.slice(before).find(({ isBusy }) => isBusy)?.problem).toBeUndefined()
})

test('another code is sent on a wish, and told where it is on its way', async () => {
  const { now, bodies, toasts } = await open([refused('code-required'), refused('too-many', 'Espera.')])
  await doing(() => now().resend())
  expect(bodies()).toEqual([asking])
  expect(toasts).toEqual([{ text: 'Te enviamos otro código', tone: 'positive' }])
  await doing(() => now().resend())
  expect(toasts).toHaveLength(1)
})

test('where the diner has just asked for it the code goes out at once, and once', async () => {
  const { now, bodies, renderAgain } = await open([refused('code-required')], { sendsAtOnce: true })
  expect([bodies(), now().step]).toEqual([[asking], 'code'])
  await renderAgain(false)
  await renderAgain(true)
  expect(bodies()).toHaveLength(1)
})

test('one that wants it later has it sent then', async () => {
  const { bodies, renderAgain } = await open([refused('code-required')])
  await renderAgain(true)
  expect(bodies()).toEqual([asking])
})

test('while one is under way nothing else is sent', async () => {
  const { bodies, submit } = await open([new Promise(() => undefined)])
  await submit()
  await submit()
  expect(bodies()).toHaveLength(1)
})
