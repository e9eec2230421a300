import { createClient, type Client, type Fetch } from '@mostrador/contract/client'
import { getStaffSession } from '@mostrador/contract/routes'
import { VOICE_HEADER, type Voice } from '@mostrador/domain/branding/voice'
import { createContext, use } from 'react'

const SIGN_IN = '/api/staff/session'

/** The table of all calls loads beside the first answer, which every page waits for. */
const allRoutes = () => import('@mostrador/contract/routes')

/** Milliseconds after which an unanswered GET counts as a lost connection and is asked again. */
const LONGEST_ANSWER_MS = 20_000

/** Voice of this build; the console is built once for each voice. */
export const SPOKEN: Voice = import.meta.env.MODE === 'vos' ? 'VOS' : 'TU'

/** Asks the API to word its refusals in the voice of the page. Source: docs/decisions/155. */
function inVoice(init: RequestInit = {}): RequestInit {
  if (SPOKEN === 'TU') return init
  const headers = new Headers(init.headers)
  headers.set(VOICE_HEADER, SPOKEN)
  return { ...init, headers }
}

/**
 * Creates the typed client over the browser's `fetch`. `onSignedOut` is called when an answer says
 * that the session is over, except when the session itself was asked for. `mind` wraps each call.
 */
export function createApi(onSignedOut: () => void, mind = (ask: Fetch): Fetch => ask): Client {
  void allRoutes().catch(() => undefined)
  const ask: Fetch = async (url, init) => {
    const signal = init?.method === 'GET' ? AbortSignal.timeout(LONGEST_ANSWER_MS) : null
    const response = await window.fetch(url, { signal, ...inVoice(init) })
    if (response.status === 401 && url !== SIGN_IN) onSignedOut()
    return response
  }
  return createClient(mind(ask), { getStaffSession }, allRoutes)
}

/** The client of the page; `main.tsx` fills it. */
export const ApiContext = createContext<Client | null>(null)

/**
 * Returns the client, for calls after a page was loaded.
 * @throws Error when there is no `ApiContext` around
 */
export function useApi(): Client {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an <ApiContext> around the page')
  return api
}
