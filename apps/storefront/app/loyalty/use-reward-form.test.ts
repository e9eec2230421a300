import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { expect, test } from 'vitest'
import { forgetDiner, readKnownDiner, rememberDiner, type KnownDiner } from '../diner/known-diner.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useRewardForm, type RewardFields, type RewardInfo } from './use-reward-form.ts'

const BRAND = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
const contact = { id: 'c1', branch: { id: BRAND, country: 'AR' } } as BranchContactInfo
const reward = { id: 'r1', reward: 500, branchContactId: null } as RewardInfo
const ANA = { phone: '+56987654321', phoneCountry: 'CL', name: 'Ana' } as const
const whole = { name: ' Ana ', phone: '11 2345-6789', email: ' ana@correo.test ' }

/** The dialog of a reward, on the page of this query, with a server that answers these in turn. */
async function open(
  answers: unknown[],
  { search = '', diner }: { readonly search?: string; readonly diner?: KnownDiner } = {},
) {
  const page = openPage({
    address: `http://localhost:3000/menu/palermo${search}`,
    answer: () => {
      const told = answers.shift()
      if (told === undefined) throw new TypeError('Failed to fetch')
      return told
    },
  })
  forgetDiner()
  if (diner) rememberDiner(diner)
  const { wrap, toasts } = pageAround()
  const hook = await renderHook(() => useRewardForm(contact, reward), { props: undefined, wrap })
  const type = (part: Partial<RewardFields>) => doing(() => hook.now().type(part))
  const claim = () => doing(() => hook.now().claim())
  return { ...hook, page, toasts, type, claim }
}

test('a reward is claimed with what was typed; the page is loaded anew without its query', async () => {
  const { now, all, page, toasts, type, claim } = await open([{}], { search: '?source=app&menu=x' })
  expect(now().typed).toEqual({ name: '', phone: '', phoneCountry: 'AR', email: '' })
  await type(whole)
  await claim()
  expect(page.asked).toMatchObject([
    { method: 'POST', url: '/api/diner/customer/%2B541123456789/loyalty-reward/r1' },
  ])
  expect(page.asked[0]?.body).toEqual({
    name: 'Ana',
    phone: '+541123456789',
    email: 'ana@correo.test',
    branchId: BRAND,
    branchContactId: 'c1',
    loyaltyRewardId: 'r1',
    acquisitionChannel: 'app',
  })
  expect(all.some(({ isSending }) => isSending)).toBe(true)
  expect(now()).toMatchObject({ isSending: false, problem: undefined, toVerify: undefined })
  expect(page.left).toEqual(['/menu/palermo'])
  expect([...page.session]).toEqual([['mostrador.reward-claimed', '500']])
  expect(readKnownDiner()).toEqual({
    phone: '+541123456789',
    phoneCountry: 'AR',
    name: 'Ana',
    branchId: BRAND,
  })
  expect(toasts).toEqual([])
})

test.each([
  ['?acquisitionChannel=poster&source=app', 'poster'],
  ['', null],
])('the channel of %j is %j', async (search, channel) => {
  const { page, type, claim } = await open([{}], { search })
  await type(whole)
  await claim()
  expect(page.asked[0]?.body).toMatchObject({ acquisitionChannel: channel })
})

const JULIA = { name: 'Julia', phone: '+5491130405060', phoneCountry: 'AR' }

/** spec('000 §2.10') spec('000 §2.102') */
test.each([
  { search: '?phone=%2B5491130405060&name=Julia', who: JULIA, isLocked: true },
  { search: '?phone=%2B5491130405060&name=Julia', diner: ANA, who: JULIA, isLocked: true },
  { search: '?phone=12&name=Julia', who: { ...JULIA, phone: '12' }, isLocked: false },
  { search: '?phone=12', diner: ANA, who: ANA, isLocked: false },
])(
  'a link $search proposes its name and phone, and locks a whole phone',
  async ({ who, isLocked, ...given }) => {
    const { now } = await open([], given)
    expect(now().typed).toEqual({ ...who, email: '' })
    expect(now().isPhoneLocked).toBe(isLocked)
  },
)

test('the form begins with the diner whom this browser knows', async () => {
  const diner = ANA
  const { now } = await open([], { diner })
  expect(now().typed).toEqual({ ...diner, email: '' })
})

test('an error is told at the form and in a toast until the diner types, and the server is not asked', async () => {
  const { now, page, toasts, type, claim } = await open([])
  await claim()
  const incomplete = 'Debe completar todos los campos para continuar'
  expect(now().problem).toBe(incomplete)
  expect(toasts).toEqual([{ text: incomplete, tone: 'danger' }])
  await type({ ...whole, phone: '12' })
  expect(now().problem).toBeUndefined()
  await claim()
  expect(now().problem).toBe('El número de teléfono es invalido')
  expect(page.asked).toEqual([])
  expect(now().typed).toEqual({ ...whole, phone: '12', phoneCountry: 'AR' })
})

test.each([
  [refusal(409, 'reward-already-exists'), 'Ya ha canjeado este premio'],
  [refusal(400, 'phone-invalid'), 'El número de teléfono es invalido'],
  [refusal(400, 'email-invalid'), 'Ingrese un email valido'],
  [refusal(400, 'reward-data-missing'), 'Debe completar todos los campos para continuar'],
  [undefined, 'Hubo un error validando sus datos, inténtelo en unos momentos'],
])('a refusal is told and credits nothing (%#)', async (answer, text) => {
  const { now, page, toasts, type, claim } = await open([answer])
  await type(whole)
  await claim()
  expect(now()).toMatchObject({ problem: text, isSending: false, toVerify: undefined })
  expect(toasts).toEqual([{ text, tone: 'danger' }])
  expect([page.left, page.session.size]).toEqual([[], 0])
  expect(readKnownDiner()).toBeNull()
})

test('a phone that has to be verified first is named, and claimed with once it is', async () => {
  const { now, page, toasts, type, claim } = await open([refusal(409, 'code-required'), {}])
  await type(whole)
  await claim()
  expect(now()).toMatchObject({ toVerify: '+541123456789', problem: undefined, isSending: false })
  expect([toasts, page.left]).toEqual([[], []])
  await claim()
  expect(now().toVerify).toBeUndefined()
  expect(page.left).toEqual(['/menu/palermo'])
})

test('a claim that is on its way is not sent again', async () => {
  const { now, page, type } = await open([new Promise(() => undefined)])
  await type(whole)
  for (const _ of [1, 2, 3]) await doing(() => void now().claim())
  expect(page.asked).toHaveLength(1)
})
