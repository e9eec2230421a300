import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Client, Result } from '@mostrador/contract/client'
import { data } from 'react-router'
import { reportQuietly, type QuietContext, type QuietFailure } from './quiet.ts'

/** Returns the data of a call, or throws with the API's status; a network error counts as 503. */
export function requireData<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data
  throw data(result.problem, { status: result.problem.status || 503 })
}

/** Like `requireData`, and logs the failure on the server. Source: 000 §8 Silent handling. */
export function requireOrReport<Data>(
  result: Result<Data>,
  {
    client,
    failure,
    ...context
  }: QuietContext & {
    readonly client: Pick<Client, 'logDinerError'>
    readonly failure: QuietFailure
  },
): Data {
  if (!result.ok) reportQuietly(client, failure, { ...context, payload: result.problem })
  return requireData(result)
}

/** Problem code of a branch contact that the provider has blocked. */
export const BLOCKED = 'branch-contact-blocked'

/**
 * Ends a loader of a selling page of a blocked branch contact: the placeholder is shown on each of
 * its pages. Source: 000 §2 Branch page.
 */
export function assertUnblocked({ commercialTermsInfo, branch }: BranchContactInfo): void {
  // Status 200: the placeholder is the page, and no wrong address.
  if (commercialTermsInfo.blocked) throw data({ code: BLOCKED, branchAlias: branch.alias }, { status: 200 })
}

/** Makes the 404 that ends a loader. */
export const notFound = (code: string) => data({ code }, { status: 404 })
