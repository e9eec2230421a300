import { apiOf } from '../api.ts'
import type { ApiArgs } from '../api.ts'
import { must, notFound } from './must.ts'

/**
 * Loads nothing, but ends a page of the ordering journey whose alias is no local. Without a connection nothing is known
 * of that, and the page stands on what was loaded for the alias: a cart is read on the underground too.
 */
export async function needContact(
  args: ApiArgs & { readonly params: { readonly alias: string } },
): Promise<null> {
  const found = await apiOf(args).lookUp(args.params.alias)
  if (!found.ok && found.problem.status === 0) return null
  const lookup = must(found)
  if (lookup.type !== 'branchContact') throw notFound('page-not-found')
  return null
}
