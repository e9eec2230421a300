import type { Client } from '@mostrador/contract/client'
import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'

/**
 * A brand, and the local of it whose page it is: locals of a brand differ in whether they want a
 * number verified.
 */
export type CustomerPlace = { readonly branchId: string; readonly branchContactId?: string | undefined }

/** Where a page lets a diner sign in: at its brand, at one of a company's, or at any. */
export type SignInPlace =
  | ({ readonly kind: 'brand' } & CustomerPlace)
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'anywhere' }

/** The same, as calls name it. */
export const customerPlace = ({ branchId, branchContactId }: CustomerPlace): CustomerPlace => ({
  branchId,
  ...(branchContactId !== undefined && { branchContactId }),
})

/** A brand that a diner can sign in at. */
export type SignInBrand = { readonly id: string; readonly name: string }

/** Where the page of an alias lets a diner sign in; the start page stands under none. */
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
/** More brands than anybody would read through. */
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

/**
 * The brands to choose from where a page has none of its own; undefined where they could not be
 * asked for.
 */
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
