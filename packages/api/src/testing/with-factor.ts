import type { Client } from '@mostrador/contract/client'
import { expect } from 'vitest'
import { appCode } from './app-code.ts'
import { dataOf } from './data-of.ts'
import type { StaffLogin } from './given-staff.ts'
import type { TestApi } from './start-test-api.ts'

/** Sets the second factor up, as a person with an app does, in a session of its own. */
export async function withFactor(
  api: TestApi,
  login: StaffLogin,
): Promise<{ client: Client; secret: string; recoveryCodes: readonly string[] }> {
  const client = await api.as(login)
  const begun = dataOf(await client.beginSecondFactor({ body: { password: login.password } }))
  const { secret, uri, recoveryCodes } = begun
  // The picture and the typed secret are the same.
  expect(uri).toContain(`secret=${secret}`)
  dataOf(await client.confirmSecondFactor({ body: { code: appCode(secret) } }))
  return { client, secret, recoveryCodes }
}
