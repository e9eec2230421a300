import type { Client, Fetch } from '@mostrador/contract/client'
import { remember, remembered } from '../layout/remembered.ts'

const SESSION = '/api/staff/session'

/** How one comes in, so that the cookie opens nothing of the one before. */
const SIGN_INS: ReadonlySet<string> = new Set([
  SESSION,
  `${SESSION}/secondfactor`,
  `${SESSION}/passkey`,
  `${SESSION}/pin`,
])

/** Whether somebody left this browser and the server did not hear it: its cookie opens still. */
export const isLeftOpen = (): boolean => remembered('leaving') === '1'

/**
 * Keeps in mind that somebody leaves until the server has heard it, or somebody comes in: also over
 * a reload and without a connection.
 */
export const mindLeaving =
  (ask: Fetch): Fetch =>
  async (url, init) => {
    const isOut = init?.method === 'DELETE' && url === SESSION
    if (isOut) remember('leaving', '1')
    const response = await ask(url, init)
    const isIn = init?.method === 'POST' && SIGN_INS.has(url)
    if (response.ok && (isOut || isIn) && isLeftOpen()) remember('leaving', '')
    return response
  }

/** Leaves now where somebody left and the server did not hear it. False where it does not yet. */
export const endLeftOpen = async (api: Pick<Client, 'signOut'>): Promise<boolean> =>
  !isLeftOpen() || (await api.signOut()).ok
