import type { Client } from '@mostrador/contract/client'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { redirect } from 'react-router'
import { pathInConsole, signInPath } from './return-path.ts'

/**
 * Asks who is signed in; whoever is not goes to the sign-in page and comes back afterwards.
 * @throws the redirection, or the problem document when nobody could be asked
 */
export async function loadSession(api: Client, request: Request): Promise<StaffSession> {
  const session = await api.getStaffSession()
  if (session.ok) {
    const { owesSecondFactor, branchContacts } = session.data
    // Where nothing is seen without a second factor, there is one thing to do.
    if (owesSecondFactor && branchContacts.length === 0) throw redirect('/account')
    return session.data
  }
  if (session.problem.status === 401) throw redirect(signInPath(pathInConsole(new URL(request.url))))
  throw session.problem
}
