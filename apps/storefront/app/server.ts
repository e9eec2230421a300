import type { Fetch } from '@mostrador/contract/client'
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiContext, createApi, previewOf, type MapTiles, type HostOrigins, type Provider } from './api.ts'
import { saying } from './branding/guard-preview.ts'
import { KEPT_PARAMETERS } from './frame/kept-query.ts'
import { START_PARAMETERS } from './location/load-start.ts'
import { REFERENCE_PARAMETER } from './support/support-reference.ts'

/** Context of a request: the API, called in the process, and the nonce of an uncached page. */
export type RequestContext = {
  readonly apiFetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly nonce: string | undefined
  /** Provider named in the footer; by default the documents' own. */
  readonly provider?: Provider
  readonly map?: MapTiles
  /** Address that events of a visit are sent to; by default this server. */
  readonly analytics?: string
  /** Set on a tenant's own host. */
  readonly place?: HostOrigins
}

/** Query parameters that pages of the catalogue read; others make no other page. */
export const parameters: readonly string[] = [
  ...KEPT_PARAMETERS,
  ...Object.values(START_PARAMETERS),
  REFERENCE_PARAMETER,
]

const handleRequest = createRequestHandler(build, import.meta.env.MODE)

/** Adds the draft's token to each call of the API. */
const asking =
  (apiFetch: Fetch, preview: string): Fetch =>
  (url, init) =>
    apiFetch(url, { ...init, headers: saying(preview, init?.headers) })

/**
 * Renders a page. Only web standards cross this border, since in development Vite evaluates this
 * side and Node the other. A page that may be cached says so by `x-page-cache` (seconds) and
 * `x-page-tag` (the company whose changes invalidate it); it holds no personal data.
 */
export function handle(request: Request, { apiFetch, nonce, ...known }: RequestContext): Promise<Response> {
  const context = new RouterContextProvider()
  const preview = previewOf(new URL(request.url).search)
  context.set(
    apiContext,
    createApi(preview ? asking(apiFetch, preview) : apiFetch, {
      preview,
      ...(nonce && { nonce }),
      ...known,
    }),
  )
  return handleRequest(request, context)
}
