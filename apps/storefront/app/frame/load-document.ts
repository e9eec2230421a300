import { useRouteLoaderData } from 'react-router'
import { apiOf, type ApiArgs } from '../api.ts'

/** Loads what holds for every page of a document: origin, provider and map. */
export function loadDocument(args: ApiArgs & { readonly request: Request }) {
  const { place, provider, map, analytics } = apiOf(args)
  // Pages of tenants without their own host have the shared origin.
  return { origin: place?.sharedOrigin ?? new URL(args.request.url).origin, provider, map, analytics }
}

/** Returns the document's data; undefined where the root could not be loaded. */
export const useDocument = () => useRouteLoaderData<typeof loadDocument>('root')
