import type { Client } from '@mostrador/contract/client'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { redirect } from 'react-router'
import { signInPath } from './return-path.ts'

/**
 * Asks who is signed in; whoever is not goes to the sign-in page and comes back afterwards.
 * @throws the redirection, or the problem document when nobody could be asked
 */
export async function loadSession(api: Client, request: Request): Promise<StaffSession> {
  const session = await api.getStaffSession()
  if (session.ok) return session.data
  if (session.problem.status === 401) throw redirect(signInPath(pathInConsole(request)))
  throw session.problem
}

/** The path of a request without the `/console` that the router puts before all its paths. */
function pathInConsole(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${pathname.replace(/^\/console(?=\/|$)/, '') || '/'}${search}`
}
