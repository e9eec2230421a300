import type {
  BranchContactItem,
  BranchContactInfo,
} from '@mostrador/contract/branch-contact/branch-contact-schema'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { href, redirect } from 'react-router'
import { apiOf, type Api, type ApiArgs } from '../api.ts'
import { keptQuery } from '../frame/kept-query.ts'
import { requireData, requireOrReport, notFound } from '../frame/require-data.ts'
import { unblocked } from '../location/contact-search.ts'
import { offeredOrderModes } from '../place/find-order-mode.ts'

type AliasArgs = ApiArgs & { readonly request: Request; readonly params: { readonly alias: string } }

/** Branches on a page of the documents, which is loaded again until all are there (000 §9). */
const PAGE_SIZE = 99

async function listBranches({ client }: Api, companyId: string) {
  const first = requireData(
    await client.listCompanyBranches({ params: { companyId }, query: { pageSize: PAGE_SIZE } }),
  )
  const branches = [...first.branches]
  while (branches.length < first.total) {
    const query = { offset: branches.length, pageSize: PAGE_SIZE }
    const next = requireData(await client.listCompanyBranches({ params: { companyId }, query }))
    if (next.branches.length === 0) break
    branches.push(...next.branches)
  }
  return branches
}

/** Redirected by the server, so that it needs no scripts; a browser keeps the hash. */
const onlyContact = (contacts: readonly BranchContactItem[]): BranchContactItem | undefined =>
  unblocked(contacts).length === 1 ? unblocked(contacts)[0] : undefined

/**
 * Returns the slug of the only mode that a branch contact offers, or that a link leaves; undefined
 * for several or none. Source: 000 §2 Branch contact selector.
 */
function onlyMode(contact: BranchContactInfo, query: string): string | undefined {
  if (contact.commercialTermsInfo.blocked) return undefined
  const modes = offeredOrderModes(contact, query)
  if (modes.length === 0) throw notFound('alias-not-found')
  return modes.length === 1 && modes[0] ? orderModeSlug(modes[0].type) : undefined
}

/** Loads the page of an alias by its type; redirects where there is only one choice. */
export async function loadAliasPage(args: AliasArgs) {
  const api = apiOf(args)
  const query = keptQuery(new URL(args.request.url).search)
  const lookup = requireData(await api.lookUp(args.params.alias))
  if (lookup.type === 'company') {
    const branches = await listBranches(api, lookup.info.id)
    const { brandSheet } = await import('../branding/tenant-look.ts')
    return { type: 'company', company: lookup.info, branches, sheet: brandSheet(branches) } as const
  }
  if (lookup.type === 'branchContact') {
    const mode = onlyMode(lookup.info, query)
    if (mode) throw redirect(href('/menu/:alias/:mode', { alias: lookup.info.alias, mode }) + query)
    return { type: 'branchContact', contact: lookup.info } as const
  }
  const params = { branchId: lookup.info.id }
  const [contacts, modes] = await Promise.all([
    api.client.listBranchContacts({ params }),
    api.client.listBranchOrderModes({ params }),
  ])
  const { branchContacts } = requireData(contacts)
  const { orderModes } = requireOrReport(modes, { client: api.client, failure: 'order-modes', ...params })
  const only = import.meta.env.SSR ? onlyContact(branchContacts) : undefined
  if (only) throw redirect(href('/menu/:alias', { alias: only.alias }) + query)
  return {
    type: 'branch',
    branch: lookup.info,
    contacts: branchContacts,
    // Only the fields that the page's choice needs.
    modes: orderModes.map(({ type, showName }) => ({ type, showName })),
  } as const
}
