import type { Client } from '@mostrador/contract/client'
import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'

/** Brand of a customer, and the branch contact, which decides whether phones are verified. */
export type CustomerPlace = { readonly branchId: string; readonly branchContactId?: string | undefined }

/** Place of a sign-in: the brand of the page, one of a company's, or any. */
export type SignInPlace =
  | ({ readonly kind: 'brand' } & CustomerPlace)
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'anywhere' }

/** Returns a place as the calls' parameters. */
export const customerPlace = ({ branchId, branchContactId }: CustomerPlace): CustomerPlace => ({
  branchId,
  ...(branchContactId !== undefined && { branchContactId }),
})

export type SignInBrand = { readonly id: string; readonly name: string }

/** Returns the place of a sign-in on the page of an alias; the start page has none. */
export function signInPlaceOf(lookup: AliasLookup | undefined): SignInPlace {
  switch (lookup?.type) {
    case 'branchContact':
      return { kind: 'brand', branchId: lookup.info.branch.id, branchContactId: lookup.info.id }
    case 'branch':
      return { kind: 'brand', branchId: lookup.info.id }
    case 'company':
      return { kind: 'company', companyId: lookup.info.id }
    default:
      return { kind: 'anywhere' }
  }
}

const PAGE = 99
/** Pages of brands to load: more than a diner reads through. */
const MOST_PAGES = 5

type Asks = Pick<Client, 'listBranches' | 'listCompanyBranches'>

type Page = { readonly branches: readonly SignInBrand[]; readonly more: boolean }

async function askPage(client: Asks, companyId: string | undefined, offset: number) {
  if (companyId === undefined) return client.listBranches({ query: { offset, pageSize: PAGE } })
  const query = { offset, pageSize: PAGE }
  const result = await client.listCompanyBranches({ params: { companyId }, query })
  if (!result.ok) return result
  const { branches, total } = result.data
  const data: Page = { branches, more: offset + branches.length < total }
  return { ok: true, data } as const
}

/** Loads the brands to choose from, for a page of no brand; undefined after a failure. */
export async function listSignInBrands(
  client: Asks,
  companyId?: string,
): Promise<readonly SignInBrand[] | undefined> {
  const brands: SignInBrand[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const result = await askPage(client, companyId, page * PAGE)
    if (!result.ok) return undefined
    brands.push(...result.data.branches.map(({ id, name }) => ({ id, name })))
    if (!result.data.more) break
  }
  return brands
}
