import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Toaster } from '@mostrador/ui/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { ApiContext } from '../api/api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { documentKey } from '../revision/changed-parts.ts'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { silentApi } from './draw.tsx'
import { grantsOf, workplace } from './given-workplace.ts'

/** A page of the console, and where it is. */
export type Screen = {
  readonly Page: ComponentType
  /** Path after the alias of the branch contact. */
  readonly route: string
  readonly address: string
}

/** Fills the cache with the document parts that pages read; '' is the branch's own fields. */
function kept(document: Thing, company: Thing) {
  const queries = createQueryClient()
  const { branchId } = workplace.contact
  const menus = (document.menus as readonly Thing[]).map(({ key, name }) => ({
    key,
    name,
    categories: 1,
    plates: 1,
  }))
  const places = ['', 'company', 'branchContacts/palermo', 'menus/carta', 'menus/carta/categories']
  for (const place of [...places, ...Object.keys(document)]) {
    const steps = place === '' ? [] : place.split('/')
    const value = place === 'company' ? company : valueAt(document, steps)
    queries.setQueryData([...documentKey(branchId), place], { revision: 1, value, pictures: {} })
  }
  queries.setQueryData([...documentKey(branchId), 'list of menus'], { menus, modes: [] })
  const provider = { provider: 'nube', title: 'Nube Pagos', chargesHere: true }
  queries.setQueryData(['payment-providers', workplace.contact.id], [provider])
  return queries
}

/**
 * The places of the branch that the fields of a page change, as an owner sees it who opens it: each
 * control says its own behind the @ of its id.
 */
export async function placesOnScreen(
  { Page, route, address }: Screen,
  document: Thing,
  company: Thing,
): Promise<readonly string[]> {
  const here = { ...workplace, session: { ...workplace.session, grants: grantsOf('OWNER') } }
  const element = (
    <ApiContext value={silentApi}>
      <QueryClientProvider client={kept(document, company)}>
        <Toaster>
          <WorkplaceContext value={here}>
            <Outlet context={{ isBeside: true }} />
          </WorkplaceContext>
        </Toaster>
      </QueryClientProvider>
    </ApiContext>
  )
  const routes = [{ path: '/:alias', element, children: [{ path: route, Component: Page }] }]
  const router = createMemoryRouter(routes, { initialEntries: [`/palermo/${address}`] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await new Response(prelude).text()
  return [...html.matchAll(/ id="[^"@]*@([^"]+)"/g)].map(([, place = '']) => place.replace(/-hint$/, ''))
}
