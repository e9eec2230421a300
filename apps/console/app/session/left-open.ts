import type { Client, Fetch } from '@mostrador/contract/client'
import { remember, remembered } from '../layout/remembered.ts'

const SESSION = '/api/staff/session'

/** Sign-in calls, after which the cookie is of a new session. */
const SIGN_INS: ReadonlySet<string> = new Set([
  SESSION,
  `${SESSION}/secondfactor`,
  `${SESSION}/passkey`,
  `${SESSION}/pin`,
])

/** Whether a sign-out was not heard by the server, so that the cookie is still valid. */
export const isLeftOpen = (): boolean => remembered('leaving') === '1'

/** Marks that staff leave this browser, in this moment: no answer and no file is waited for. */
export const leave = (): void => remember('leaving', '1')

/**
 * Remembers that staff left until the server has heard it or someone signs in, also over a reload
 * and without a connection. Until then each call sends the sign-out first, and gets no answer
 * where that has none, so that the old cookie opens nothing.
 */
export function mindLeaving(ask: Fetch): Fetch {
  let ending: Promise<Response> | undefined

  async function end(init: RequestInit): Promise<Response> {
    leave()
    try {
      const response = await ask(SESSION, init)
      if (response.ok) remember('leaving', '')
      return response
    } finally {
      ending = undefined
    }
  }

  return async (url, init) => {
    if (init?.method === 'DELETE' && url === SESSION) return (await (ending ??= end(init))).clone()
    const isIn = init?.method === 'POST' && SIGN_INS.has(url)
    // An end that is answered later would take the cookie of who comes in.
    if (isIn) await ending?.catch(() => undefined)
    else if (isLeftOpen() && !(await (ending ??= end({ method: 'DELETE' }))).ok)
      // As a call without a network ends: nothing is asked while another session may be open.
      throw new TypeError('left open')
    const response = await ask(url, init)
    if (response.ok && isIn && isLeftOpen()) remember('leaving', '')
    return response
  }
}

/** Signs out where an earlier sign-out was not heard; returns false where it still is not. */
export const endLeftOpen = async (api: Pick<Client, 'signOut'>): Promise<boolean> =>
  !isLeftOpen() || (await api.signOut()).ok
