import { beforeEach, expect, test } from 'vitest'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { ritasForm } from '../../testing/rider-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

/** A contact that kept `code`, and whether a rider begins there with what is typed. */
async function contactWith(code: string) {
  const rider_security_code_hash = await staffPasswords.hash(code)
  const contact = await api.given.branchContact({ contact: { rider_security_code_hash } })
  const phone = api.browser()
  return async (typed: string): Promise<boolean> =>
    (await phone.createRider({ body: ritasForm(contact, { securityCode: typed }) })).ok
}

test('a code that was kept with odd blanks and marks opens as it was given', async () => {
  const opens = await contactWith(' Palermo\u00a0 2026\u200b')
  expect([await opens(' Palermo\u00a0 2026\u200b'), await opens('Palermo 2026')]).toEqual([true, false])
})

test('a code that is pasted with what cannot be seen opens as it is seen', async () => {
  const opens = await contactWith('José 2026')
  expect(await opens('\u202aJose\u0301  2026\ufeff\u202c')).toBe(true)
  expect(await opens(`${'\u200b'.repeat(80)}José 2026`)).toBe(true)
})
