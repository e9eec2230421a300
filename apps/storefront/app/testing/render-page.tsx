import type { Fetch } from '@mostrador/contract/client'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  useParams,
  type HeadersFunction,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { apiContext, createApi, type HostOrigins, type Provider } from '../api.ts'
import { Menus } from '../place/menus.ts'
import routes from '../routes.ts'
import { textOf } from './text-of.ts'

/**
 * A page as the server answers it: where it sends on to, or its HTML without the document around
 * it.
 */
export type RenderedPage = {
  readonly status: number
  readonly location: string | null
  readonly html: string
  /** Visible text: no tags, and blanks made one. */
  readonly text: string
  readonly headers: Headers
}

type RouteModule = {
  readonly default?: ComponentType<Record<string, unknown>>
  readonly ErrorBoundary?: ComponentType
  readonly loader?: NonNullable<RouteObject['loader']>
  readonly headers?: HeadersFunction
}

/** Headers function of each route, by the route's id. */
const saidBy = new Map<string, HeadersFunction>()

/** Gives a route's component the properties that the framework hands to it. */
function withProps(Page: ComponentType<Record<string, unknown>>): ComponentType {
  return function RoutePage() {
    return <Page loaderData={useLoaderData()} params={useParams()} />
  }
}

async function loadRoute({ file, path, index, children }: RouteConfigEntry): Promise<RouteObject> {
  const {
    default: Page,
    ErrorBoundary,
    loader,
    headers,
  } = (await import(/* @vite-ignore */ `../${file}`)) as RouteModule
  const id = file.replace(/\.tsx?$/, '')
  if (headers) saidBy.set(id, headers)
  const own = {
    id,
    ...(path !== undefined && { path }),
    ...(loader && { loader }),
    ...(Page && { Component: withProps(Page) }),
    ...(ErrorBoundary && { ErrorBoundary }),
  }
  if (index) return { ...own, index }
  return { ...own, children: await Promise.all((children ?? []).map(loadRoute)) }
}

let table: Promise<RouteObject> | undefined

/**
 * The table of routes with its loaders and components, under the root's; read when it is first
 * needed.
 */
function loadTable(): Promise<RouteObject> {
  table ??= loadRoute({ file: 'root.tsx', path: '/', children: routes })
  return table
}

/** The headers of a page that was loaded: its innermost route's that says any. */
function headersOf({ matches, loaderHeaders }: StaticHandlerContext): Headers {
  let parentHeaders = new Headers()
  for (const { route } of matches) {
    const own = { parentHeaders, loaderHeaders: loaderHeaders[route.id] ?? new Headers() }
    const said = saidBy.get(route.id)?.({ ...own, actionHeaders: new Headers(), errorHeaders: undefined })
    parentHeaders = new Headers(said ?? parentHeaders)
  }
  return parentHeaders
}

/**
 * Answers an address as the server does, through the routes, their loaders and their components,
 * with the API that `fetch` reaches. Effects, and what is drawn in a browser alone, do not happen.
 */
export async function renderPage(
  address: string,
  {
    fetch,
    provider,
    place,
  }: { readonly fetch: Fetch; readonly provider?: Provider; readonly place?: HostOrigins },
): Promise<RenderedPage> {
  const api = createApi(fetch, { ...(provider && { provider }), ...(place && { place }) })
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, api)
  const { query, dataRoutes } = createStaticHandler([await loadTable()])
  const context = await query(new Request(`http://localhost:3000${address}`), { requestContext })
  if (context instanceof Response) {
    const { status, headers } = context
    return { status, headers, location: headers.get('location'), html: '', text: '' }
  }
  const stream = await renderToReadableStream(
    <Menus value={api.menus}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Menus>,
  )
  await stream.allReady
  // The marks between texts, by which a browser takes them over, would part words.
  const html = (await new Response(stream).text()).replaceAll('<!-- -->', '')
  const headers = headersOf(context)
  return { status: context.statusCode, headers, location: null, html, text: textOf(html) }
}
