import { expect, type Cookie, type Page } from '@playwright/test'
import type { Quiet } from '../quiet.ts'

/** Someone who works at a shop. */
export type StaffAccount = { readonly email: string; readonly password: string }

/** A browser in the hands of the staff, at one server of the shop. */
export type Desk = { readonly page: Page; readonly quiet: Quiet; readonly url: string }

/** The sessions of this worker, by server and account: signing in is limited, as it should be. */
const sessions = new Map<string, readonly Cookie[]>()

/** Gives a browser the session of an account; the first time it signs in by the API. */
export async function takeSession({ page, url }: Desk, { email, password }: StaffAccount): Promise<void> {
  const context = page.context()
  const key = `${url} ${email}`
  const known = sessions.get(key)
  if (known) return context.addCookies([...known])
  const answer = await page.request.post('/api/staff/session', {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.ok(), `${email} signs in`).toBe(true)
  sessions.set(key, await context.cookies())
}
