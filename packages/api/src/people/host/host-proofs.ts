import { isHostName } from '@mostrador/domain/company/host-name'
import { losesAt, recordName, recordText, type HostOthers } from '@mostrador/domain/company/host-proof'
import { isOfServer } from '@mostrador/domain/company/server-names'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { findClaim, keepLook, type HostClaim } from './host-proof-store.ts'
import { lookAtName } from './look-at-name.ts'

const isoOf = (time: Date | null | undefined): string | null => time?.toISOString() ?? null

const proofOf = ({
  claim,
  others,
}: {
  readonly claim: HostClaim | undefined
  readonly others: HostOthers
}) => ({
  state: claim?.state ?? ('UNNAMED' as const),
  way: claim?.way ?? null,
  provedAt: isoOf(claim?.provedAt),
  lostAt: isoOf(claim?.lostAt),
  failingSince: isoOf(claim?.failingSince),
  losesAt: isoOf(claim && losesAt(claim, others)),
  lookedAt: isoOf(claim?.lookedAt),
  needsRecord: claim?.state === 'PROVED' ? others.worded : others.named,
  isTaken: others.proved,
  record: claim ? { name: recordName(claim.host), value: recordText(claim.word) } : null,
})

const isRefused = ({ hosts }: Pick<Api, 'hosts'>, host: string): boolean =>
  !isHostName(host) || isOfServer(host, hosts.serverNames)

/** Returns the claim of a brand's company to a name. Three queries. */
export const getHostProof: Handler<'getHostProof'> = async (api, { params, query: { host } }) => {
  const found = await findClaim(api.database, { branchId: params.id, host })
  if (!found) return no('branch-not-found')
  if (isRefused(api, host) && !found.claim) return no('host-refused')
  return yes(proofOf(found))
}

/**
 * Looks at a name now, and stores the result where the company names it; also returns where the
 * name leads. For a name not saved yet, only DNS is asked.
 */
export const lookAtHost: Handler<'lookAtHost'> = async (api, { params, body: { host } }) => {
  const found = await findClaim(api.database, { branchId: params.id, host })
  if (!found) return no('branch-not-found')
  if (isRefused(api, host) && !found.claim) return no('host-refused')
  if (!(await api.rateLimiter.take('look-at-host', params.id))) return no('too-many-requests')
  const { claim } = found
  const [seen, addresses] = await Promise.all([claim && lookAtName(api, claim), leadsOf(api, host)])
  const kept = claim && seen && (await keepLook(api, claim, seen))
  if (kept?.noted) await tellConsoles(api, kept.noted)
  const leads = seen?.leadsHere ? ('HERE' as const) : addresses.leads
  return yes({ ...proofOf({ ...found, claim: kept }), ...addresses, leads, seen: seen?.record ?? null })
}

/** Returns the addresses of a name by DNS, and the wanted ones. */
async function leadsOf({ addressesOf, publicUrl }: Api, host: string) {
  const [found, wanted] = await Promise.all([addressesOf(host), addressesOf(new URL(publicUrl).hostname)])
  const isHere = found.some((one) => wanted.includes(one))
  const leads: Leads = found.length === 0 ? 'NOWHERE' : isHere ? 'HERE' : 'ELSEWHERE'
  return { leads, found: [...found], wanted: [...wanted] }
}

type Leads = 'HERE' | 'ELSEWHERE' | 'NOWHERE'
