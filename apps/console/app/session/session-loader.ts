import type { Client } from '@mostrador/contract/client'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { voiceOfCountry } from '@mostrador/domain/branding/voice'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { SPOKEN } from '../api/api.ts'
import { remembered } from '../layout/remembered.ts'
import { endLeftOpen, leave } from './left-open.ts'
import { pathInConsole, signInPath } from './return-path.ts'

/** Client and cache that a loader uses. */
export type Asking = { readonly api: Client; readonly queries: QueryClient }

/** E-mail of the account whose answers are cached. */
const owners = new WeakMap<QueryClient, string>()

/** Clears everything cached of the account; returns null, as loaders do. */
function forgetAccount(queries: QueryClient): null {
  owners.delete(queries)
  queries.clear()
  return null
}

/**
 * The sign-in page shows nothing of the session before. On a shared device the next person signs
 * in there: opening it signs the last one out, whether or not the page loads and the server hears
 * it.
 */
export function loadSignIn({ api, queries }: Asking, { url }: Request): null {
  const isOver = new URL(url).searchParams.has('ended')
  if (remembered('shared') === '1' && !isOver) leave()
  void endLeftOpen(api)
  return forgetAccount(queries)
}

/** Cached answers belong to one account; another one, also in another tab, starts empty. */
function belongTo(queries: QueryClient, email: string): void {
  if (owners.get(queries) !== email) forgetAccount(queries)
  owners.set(queries, email)
}

/** Loads the page in the voice of these branch contacts' countries, where it differs. */
export async function speakWhere(contacts: readonly { readonly country: string }[], { url }: Request) {
  const countries = contacts.map(({ country }) => country)
  if (countries.every((country) => voiceOfCountry(country) === SPOKEN)) return
  const way = await import('./speak.ts').catch(() => undefined)
  await way?.speakAs(countries, url)
}

/**
 * Reads the session; a visitor without one is redirected to the sign-in page, and back afterwards.
 * @throws the redirection, or the problem document of a failed reading
 */
export async function loadSession({ api, queries }: Asking, request: Request): Promise<StaffSession> {
  const start = signInPath(pathInConsole(new URL(request.url)))
  // A person who signed out without a connection is out here, though the cookie still opens.
  if (!(await endLeftOpen(api))) throw redirect(start)
  const session = await api.getStaffSession()
  if (session.ok) {
    const { email, owesSecondFactor, branchContacts } = session.data
    belongTo(queries, email)
    await speakWhere(branchContacts, request)
    // Without a second factor nothing can be seen, so only the account page helps.
    if (owesSecondFactor && branchContacts.length === 0) throw redirect('/account')
    return session.data
  }
  if (session.problem.status === 401) throw redirect(start)
  throw session.problem
}
