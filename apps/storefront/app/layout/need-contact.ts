import { apiOf } from '../api.ts'
import type { ApiArgs } from '../api.ts'
import { must, notFound } from './must.ts'

/** Loads nothing, but ends a page of the ordering journey whose alias is no local. */
export async function needContact(
  args: ApiArgs & { readonly params: { readonly alias: string } },
): Promise<null> {
  const lookup = must(await apiOf(args).lookUp(args.params.alias))
  if (lookup.type !== 'branchContact') throw notFound('page-not-found')
  return null
}
