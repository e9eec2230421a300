import { useRouteLoaderData } from 'react-router'
import { apiOf, type ApiArgs } from '../api.ts'

/**
 * What holds for every page of a document: where it stands, whose product it is, and who draws its
 * maps.
 */
export function loadDocument(args: ApiArgs & { readonly request: Request }) {
  const { place, provider, map, analytics } = apiOf(args)
  // The pages of tenants without a host of their own are at home on the shared origin.
  return { origin: place?.sharedOrigin ?? new URL(args.request.url).origin, provider, map, analytics }
}

/** What was loaded for the document; undefined where the root could not be loaded. */
export const useDocument = () => useRouteLoaderData<typeof loadDocument>('root')
