import { href, redirect } from 'react-router'
import { apiOf, type ApiArgs } from '../api.ts'
import { keptQuery } from '../frame/kept-query.ts'

/** `/` is no page: it redirects to `/menu`, and on a tenant's own host to the tenant. */
export const loader = (args: ApiArgs & { readonly request: Request }) => {
  const home = apiOf(args).place?.home
  const start = home === undefined ? href('/menu') : href('/menu/:alias', { alias: home })
  return redirect(start + keptQuery(new URL(args.request.url).search))
}
