import type { APIRequestContext } from '@playwright/test'
import { expect } from '../journey.ts'

/** The newest link of a mail to somebody, once it was sent: `password` or `invitation`. */
export async function linkInMailTo(
  request: APIRequestContext,
  email: string,
  to: 'password' | 'invitation',
): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/dev/outbox')).text()
      const mail = outbox.split('<li>').find((item) => item.includes(`Para ${email}`)) ?? ''
      link = new RegExp(`href="([^"]*/console/${to}#[^"]+)"`).exec(mail)?.[1] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
