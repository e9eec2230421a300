import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { data } from 'react-router'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Client } from '@mostrador/contract/client'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { holdsAt } from '@mostrador/domain/loyalty/holds-at'
import { apiOf, type ApiArgs } from '../api.ts'
import { withSheets } from '../branding/loaded-sheets.ts'
import type { TenantLook } from '../branding/tenant-look.ts'
import { requireData, requireOrReport } from '../frame/require-data.ts'
import { reportQuietly } from '../frame/quiet.ts'
import { loadCustomisations } from './load-customisations.ts'

/** Time in seconds that the server may keep a document of these pages. */
const KEPT_SECONDS = 30

/**
 * Headers of a document for the server and caches. A draft's is for the console's frame alone: it
 * is neither kept nor indexed. Source: docs/decisions/022.
 */
const headersOf = (isPreview: boolean, companyId: string, reach = ''): Record<string, string> =>
  isPreview
    ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow', 'x-page-preview': 'true' }
    : {
        'cache-control': 'private, no-cache',
        'x-page-cache': String(KEPT_SECONDS),
        'x-page-tag': companyId,
        'x-page-reach': reach,
      }

const branchOf = (lookup: AliasLookup): BranchInfo | undefined => {
  if (lookup.type === 'company') return undefined
  return lookup.type === 'branch' ? lookup.info : lookup.info.branch
}

/**
 * Loads the alias of a page with its branch and its country's money; with it, so that they are in
 * the first HTML, its customisations and the loyalty programme of the branch contact.
 */
export async function loadAlias(
  args: ApiArgs & { readonly request: Request; readonly params: { readonly alias: string } },
) {
  const api = apiOf(args)
  const lookup = requireData(await api.lookUp(args.params.alias))
  const branch = branchOf(lookup)
  const countryCode = lookup.type === 'company' ? lookup.info.country : (branch?.country ?? '')
  const [found, customisations, loyalty] = await Promise.all([
    api.client.getCountry({ params: { country: countryCode } }),
    loadCustomisations(api.client, branch?.id),
    lookup.type === 'branchContact' ? loadLoyalty(api.client, lookup.info) : undefined,
  ])
  const country = requireOrReport(found, {
    client: api.client,
    failure: 'country',
    ...(branch && { branchId: branch.id }),
  })
  const companyId = lookup.type === 'company' ? lookup.info.id : (branch?.companyId ?? '')
  const isPreview = api.preview !== ''
  const { assertVoice, fontHeader, tenantLook } = await import('../branding/tenant-look.ts')
  if (!import.meta.env.SSR) assertVoice(lookup, args.request)
  const look = branch && withoutSheets(tenantLook(branch, isPreview, customisations.boxes))
  const scripts = look?.reach ? (branch?.id ?? '') : ''
  const headers = import.meta.env.SSR
    ? { ...headersOf(isPreview, companyId, look?.reach), ...(branch && fontHeader(branch)) }
    : {}
  return data({ lookup, branch, country, look, scripts, customisations, loyalty, isPreview }, { headers })
}

/** The document says the sheets of a look in its style: its data does not say them again. */
const withoutSheets = ({ sheet, fonts, ...look }: TenantLook) => withSheets(look, { sheet, fonts })

/** Loads a branch contact's programme; undefined for none or after a failure. Source: 000 §8. */
async function loadLoyalty(
  client: Client,
  contact: BranchContactInfo,
): Promise<LoyaltyProgramInfo | undefined> {
  const { id, withLoyaltyProgram } = contact.branch
  if (!withLoyaltyProgram) return undefined
  const result = await client.getLoyaltyProgram({ params: { id } })
  if (result.ok) return holdsAt(result.data, contact.id) ? result.data : undefined
  reportQuietly(client, 'loyalty', { branchId: id, payload: result.problem })
  return undefined
}
