import { staffPasswords } from '@mostrador/api/people/staff/staff-passwords'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import type { RegisterForm } from './register-problem.ts'
import { asRider } from './rider-session.ts'
import { sendShift } from './send-shift.ts'
import type { RegisterSteps, RegisterVariant } from './register-variant.ts'

const EMPTY: RegisterForm = {
  initPhone: '',
  registerPhone: '',
  name: '',
  securityCode: '',
  pin: '',
  phoneCountry: 'AR',
}

/** spec('001 §2.52') spec('001 §2.53') spec('001 §2.55') spec('001 §8.9') */
test('a rider registers, ends the shift and begins the next one, each found by the phone', async () => {
  const api = await startTestApi()
  const hash = await staffPasswords.hash('palermo-2026')
  const { id } = await api.given.branchContact({ contact: { rider_security_code_hash: hash } })
  const client = api.browser()
  const send = (variant: RegisterVariant, form: Partial<RegisterForm>, steps?: RegisterSteps) =>
    sendShift(variant, { ...EMPTY, ...form }, { client, branchContactId: id, steps })
  const phone = { initPhone: '11 2345-6789' }
  const steps = { phone: '+541123456789', phoneCountry: 'AR' }

  expect(await send('phoneIntake', phone)).toEqual({ next: 'register', steps })
  const form = { registerPhone: '11 2345-6789', name: ' Rosa Díaz ', securityCode: 'otra' }
  expect(await send('register', form, steps)).toEqual({
    failure: 'El código de seguridad es erróneo',
    field: 'securityCode',
  })
  const begun = await send('register', { ...form, securityCode: 'palermo-2026' }, steps)
  expect(begun).toMatchObject({ started: { name: 'Rosa Díaz' } })
  const session = 'started' in begun ? begun.started : undefined
  const who = () => client.whoAmI({}, asRider({ branchContactId: session?.branchContactId ?? '' }))
  expect(await who()).toMatchObject({ ok: true, data: { riderId: session?.riderId } })
  expect(JSON.stringify(session)).not.toMatch(/[\w-]{40}/)

  const active = await send('phoneIntake', phone)
  expect(active).toMatchObject({ next: 'logOut', steps: { rider: { name: 'Rosa Díaz' } } })
  const known = 'steps' in active ? active.steps : undefined
  const code = { securityCode: 'palermo-2026' }
  expect(await send('logOut', code, known)).toMatchObject({ next: 'success', steps: { shift: 'ended' } })
  expect(await who()).toMatchObject({ ok: false, problem: { status: 401 } })
  expect(await send('phoneIntake', phone)).toMatchObject({ next: 'logIn' })
  expect(await send('logIn', code, known)).toMatchObject({ started: { riderId: session?.riderId } })
})

test('a rider who still carries something is told so, and keeps the shift', async () => {
  const api = await startTestApi()
  const hash = await staffPasswords.hash('palermo-2026')
  const contact = await api.given.branchContact({ contact: { rider_security_code_hash: hash } })
  const rider = await api.given.rider(contact, { phone_key: '541123456789' })
  await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  const steps = { phone: '+541123456789', phoneCountry: 'AR', rider }
  const form = { ...EMPTY, securityCode: 'palermo-2026' }

  expect(await sendShift('logOut', form, { client: api.client, branchContactId: contact.id, steps })).toEqual(
    {
      failure:
        'Todavía llevas envíos. Entrégalos, déjalos o llévalos de vuelta al local antes de finalizar tu turno.',
      carries: true,
    },
  )
  expect(await api.riding(rider).whoAmI()).toMatchObject({ ok: true })
})

/** spec('001 §8.10') */
test('a server in trouble is told as a failure that passes', async () => {
  const gone = { ok: false as const, problem: { type: '', title: '', status: 503, code: '', detail: '' } }
  const client = {
    getRiderByPhone: () => Promise.resolve(gone),
    createRider: () => Promise.resolve(gone),
    updateRider: () => Promise.resolve(gone),
  }
  const failure = { failure: 'Hubo un error, vuélvelo a intentar en unos minutos' }
  for (const variant of ['phoneIntake', 'register', 'logIn', 'logOut'] as const) {
    expect(await sendShift(variant, EMPTY, { client, branchContactId: 'x', steps: undefined })).toEqual(
      failure,
    )
  }
})
