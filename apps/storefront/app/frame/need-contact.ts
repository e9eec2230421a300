import { apiOf, type ApiArgs, type LookupWish } from '../api.ts'
import { assertUnblocked, requireData, notFound } from './require-data.ts'

type AliasArgs = ApiArgs & { readonly params: { readonly alias: string } }

/**
 * Ends a page of the ordering journey whose alias is no branch contact; loads nothing. Without a
 * connection the page stands on the earlier lookup: a cart is read on the underground too.
 */
export async function needContact(args: AliasArgs): Promise<null> {
  await contactOf(args)
  return null
}

/** Like `needContact`, on the way to an order: a blocked one ends it with its placeholder. */
export async function needSellingContact(args: AliasArgs, wish?: LookupWish): Promise<null> {
  const contact = await contactOf(args, wish)
  if (contact) assertUnblocked(contact)
  return null
}

async function contactOf(args: AliasArgs, wish?: LookupWish) {
  const found = await apiOf(args).lookUp(args.params.alias, wish)
  if (!found.ok && found.problem.status === 0) return undefined
  const lookup = requireData(found)
  if (lookup.type !== 'branchContact') throw notFound('page-not-found')
  return lookup.info
}
