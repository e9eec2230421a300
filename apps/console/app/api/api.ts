import { createClient } from '@mostrador/contract/client'
import type { Client } from '@mostrador/contract/client'
import { createContext, use } from 'react'

const SIGN_IN = '/api/staff/session'

/**
 * The typed client over the browser's own `fetch`. `onSignedOut` is called whenever an answer says that the
 * session is over, except where the session itself is asked for: there it is a plain answer.
 */
export function createApi(onSignedOut: () => void): Client {
  return createClient(async (url, init) => {
    const response = await window.fetch(url, init)
    if (response.status === 401 && url !== SIGN_IN) onSignedOut()
    return response
  })
}

/** The client of the page; `main.tsx` fills it. */
export const ApiContext = createContext<Client | null>(null)

/**
 * The client, for what happens after a page has been loaded.
 * @throws Error when there is no `ApiContext` around
 */
export function useApi(): Client {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an <ApiContext> around the page')
  return api
}
