import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { BuiltInRole } from '@mostrador/domain/permission/permission'
import { Toaster } from '@mostrador/ui/toaster.tsx'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ApiContext } from '../api/api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { grantsOf, workplace } from './given-workplace.ts'

/**
 * Where something is drawn; by default on the first page of a cashier, with nothing known and
 * nobody answering.
 */
export type Surroundings = {
  readonly role?: Lowercase<BuiltInRole>
  /** At a device that others use too. */
  readonly onTablet?: boolean
  readonly path?: string
  /** Whether the company is the one that runs the install. */
  readonly runsInstall?: boolean
  readonly api?: Client
  readonly queries?: QueryClient
}

/** A server that never answers. */
export const silentApi = createClient(() => new Promise(() => undefined), routes)

/** Draws a part of the console as HTML, at a branch contact. */
export function draw(node: ReactNode, surroundings: Surroundings = {}): string {
  const { role = 'cashier', path = '/palermo', api = silentApi, queries = createQueryClient() } = surroundings
  const { runsInstall = false } = surroundings
  const sharedDevice = surroundings.onTablet ? { name: 'Caja', idleMinutes: 5 } : null
  const grants = grantsOf(role.toUpperCase() as BuiltInRole)
  const contact = { ...workplace.contact, runsInstall }
  const here = { ...workplace, contact, session: { ...workplace.session, sharedDevice, grants } }
  const element = (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>
        <Toaster>
          <WorkplaceContext value={here}>{node}</WorkplaceContext>
        </Toaster>
      </QueryClientProvider>
    </ApiContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
