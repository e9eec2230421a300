import type { ToastMessage } from '@mostrador/ui/toast-queue'
import { ToastContext } from '@mostrador/ui/use-toast'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { AliasContext } from '../place/use-alias.ts'

type Alias = NonNullable<ComponentProps<typeof AliasContext>['value']>

/** Element of the route: nodes that are given anew do not make a new router. */
const Inside = createContext<ReactNode>(null)

function Page() {
  return use(Inside)
}

/**
 * Draws the parts around every part of a page: its router, its toasts and, where one is given, its
 * alias. `path` is the route's, with its parameters; `loaded` is what the routes around it loaded,
 * by their ids.
 */
export function pageAround({
  address = '/',
  path = '*',
  alias,
  loaded = {},
}: {
  readonly address?: string
  readonly path?: string
  readonly alias?: object
  readonly loaded?: Readonly<Record<string, unknown>>
} = {}) {
  const toasts: ToastMessage[] = []
  const box = { show: (toast: ToastMessage) => void toasts.push(toast), deliver: () => () => undefined }
  // The routes around the page's own, the outermost first.
  const page: RouteObject = Object.keys(loaded).reduceRight<RouteObject>(
    (inner, id) => ({ id, loader: () => loaded[id] ?? null, children: [inner] }),
    { path, element: <Page /> },
  )
  const routes = [page, ...(path === '*' ? [] : [{ path: '*', element: null }])]
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: loaded },
  })
  const wrap = (node: ReactNode): ReactNode => (
    <ToastContext value={box}>
      <AliasContext value={alias as Alias | undefined}>
        <Inside value={node}>
          <RouterProvider router={router} />
        </Inside>
      </AliasContext>
    </ToastContext>
  )
  return { wrap, toasts, router }
}
