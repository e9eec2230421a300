import { layoutCopy } from '@mostrador/copy/layout'
import { SkipLink } from '@mostrador/ui/skip-link.tsx'
import { Toaster } from '@mostrador/ui/toaster.tsx'
import { use, useEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { loader as loadAlias } from './pages/alias-layout.tsx'
import type { loader as loadAliasPage } from './pages/alias-page.tsx'
import { loadedAlias } from './place/meta-context.ts'
import { allRoutes, type Provider } from './api.ts'
import css from './app.css?inline'
import headScript from './head-script.ts?inline-script'
import { sheetsOf } from './branding/loaded-sheets.ts'
import { useServedSheet, useTenantSheet } from './branding/use-tenant-sheet.ts'
import { replayEarlyTouch } from './frame/early-touch.ts'
import { clearFailedPictures } from './frame/picture-placeholder.ts'
import { readyRootError } from './frame/root-error.tsx'
import type { loader as loadMenu } from './pages/menu-page.tsx'
import { useIsIdle } from './frame/use-is-idle.ts'
import { loadDocument } from './frame/load-document.ts'
import { Nonce } from './nonce.ts'
import type { Route } from './+types/root'
import { PoweredBy } from './frame/powered-by.tsx'

export const loader = (args: Route.LoaderArgs) => loadDocument(args)

/** Constant while the document lives. */
export const shouldRevalidate = () => false

export { RootError as ErrorBoundary } from './frame/root-error.tsx'

/** Pages' own sheet in development; what the server of a build writes is in entry.server.tsx. */
const DEV_CSS = import.meta.env.DEV ? css : ''

/** Empty icon of pages without a tenant, so that browsers request none. */
const NO_ICON = 'data:,'

/**
 * Document. The style sheets are inline, so that the first byte has the tenant's brand and no
 * request delays the first paint; in the browser they stay as the server wrote them. What this
 * page draws of the pages' own sheet follows (docs/decisions/187).
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(Nonce)
  const look = loadedAlias(useMatches())?.look
  // The content security policy stays as it was sent, and so do the scripts it allows.
  const alias = useRouteLoaderData<typeof loadAlias>('pages/alias-layout')
  const [scripts] = useState(alias?.scripts)
  const menu = useRouteLoaderData<typeof loadMenu>('pages/menu-page')
  // Only the document's own menu is awaited; a preload of a later one would be useless.
  const [awaited] = useState(menu)
  const page = useRouteLoaderData<typeof loadAliasPage>('pages/alias-page')
  const brands = page?.type === 'company' ? page.sheet : ''
  const { sheet, fonts } = sheetsOf(look)
  const tenant = sheet + brands + sheetsOf(menu).sheet
  const hasStyle = useServedSheet()
  useTenantSheet(fonts)
  useTenantSheet(tenant)
  return (
    <html
      lang="es"
      data-scripts={scripts}
      // Set from a browser's first render on: the element may be mounted anew, as after an error
      // page.
      data-awake={import.meta.env.SSR ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {hasStyle && (
          <style
            nonce={nonce}
            data-tenant=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? DEV_CSS + fonts + tenant : '' }}
          />
        )}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? headScript : '',
          }}
        />
        <link rel="icon" href={look?.icon ?? NO_ICON} />
        {alias?.branch && <InstallLinks alias={alias.lookup.info.alias} />}
        {awaited && (
          <link
            rel={awaited.rel}
            as="fetch"
            crossOrigin="anonymous"
            href={awaited.url}
            data-menu={awaited.hash}
          />
        )}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration {...(nonce && { nonce })} />
        <Scripts {...(nonce && { nonce })} />
      </body>
    </html>
  )
}

const InstallLinks = ({ alias }: { readonly alias: string }) => (
  <>
    <link rel="manifest" href={`/api/diner/${alias}/manifest.webmanifest`} />
    <link rel="apple-touch-icon" href={`/api/diner/${alias}/icons/apple-180.png`} />
  </>
)

export default function Root({ loaderData }: Route.ComponentProps) {
  const isIdle = useIsIdle()
  useEffect(clearFailedPictures, [])
  useEffect(replayEarlyTouch, [])
  useEffect(() => {
    if (!isIdle) return
    readyRootError()
    // Loaded early: a lost connection then fails the request, and not the code for it.
    void allRoutes().catch(() => undefined)
  }, [isIdle])
  return (
    <Toaster>
      <SkipLink label={layoutCopy.skipToContent} />
      <div className="flex min-h-dvh flex-col">
        <div className="grow">
          <Outlet />
        </div>
        <PageFooter provider={loaderData.provider} />
      </div>
    </Toaster>
  )
}

/** Footer "Powered by" of every page. Source: 000 §1. */
function PageFooter({ provider }: { readonly provider: Provider }) {
  return (
    <footer className="px-4 py-8 pb-safe-8 text-center">
      <PoweredBy provider={provider} />
    </footer>
  )
}
