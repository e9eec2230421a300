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

/** The member of staff whose answers are cached. */
const owners = new WeakMap<QueryClient, string>()

/** A new session shows nothing of the one before. */
export function forgetAccount(queries: QueryClient): null {
  owners.delete(queries)
  queries.clear()
  return null
}

/**
 * The sign-in page shows nothing of the session before. On a device that several people share it is
 * where the next one comes in: who was in is out with the first step there, whether or not the page
 * can be brought and the server hears it.
 */
export function loadSignIn({ api, queries }: Asking, { url }: Request): null {
  const isOver = new URL(url).searchParams.has('ended')
  if (remembered('shared') === '1' && !isOver) leave()
  void endLeftOpen(api)
  return forgetAccount(queries)
}

/**
 * Cached answers belong to one account: another one, also one signed in by another tab, starts
 * empty.
 */
function belongTo(queries: QueryClient, email: string): void {
  if (owners.get(queries) !== email) forgetAccount(queries)
  owners.set(queries, email)
}

/** Goes on in the voice of these locals; how to get there is brought where it is another one. */
export async function speakWhere(locals: readonly { readonly country: string }[], { url }: Request) {
  const countries = locals.map(({ country }) => country)
  if (countries.every((country) => voiceOfCountry(country) === SPOKEN)) return
  const way = await import('./speak.ts').catch(() => undefined)
  await way?.speakAs(countries, url)
}

/**
 * Asks who is signed in; a visitor without a session goes to the sign-in page and comes back
 * afterwards.
 * @throws the redirection, or the problem document when nobody could be asked
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
    // Where nothing is seen without a second factor, there is one thing to do.
    if (owesSecondFactor && branchContacts.length === 0) throw redirect('/account')
    return session.data
  }
  if (session.problem.status === 401) throw redirect(start)
  throw session.problem
}
