import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Client, Result } from '@mostrador/contract/client'
import { data } from 'react-router'
import { reportQuietly, type QuietContext, type QuietFailure } from './quiet.ts'

/**
 * The answer of a call without which there is no page. A refusal becomes the page's own error with
 * the API's status; a broken network counts as 503.
 */
export function requireData<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data
  throw data(result.problem, { status: result.problem.status || 503 })
}

/** As `requireData`, and the server hears of the failure too. Source: 000 §8 Silent handling. */
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
 * Ends a loader of a page that sells: the placeholder stands there, wherever in the local one came
 * to. Source: 000 §2 Branch page.
 */
export function assertUnblocked({ commercialTermsInfo, branch }: BranchContactInfo): void {
  // It is the answer, and no mistake in the address: as the local's own page says it.
  if (commercialTermsInfo.blocked) throw data({ code: BLOCKED, branchAlias: branch.alias }, { status: 200 })
}

/** Ends a loader: there is nothing at this address. */
export const notFound = (code: string) => data({ code }, { status: 404 })
