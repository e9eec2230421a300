import { use } from 'react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { loader as loadAlias } from './alias/alias-layout.tsx'
import css from './app.css?inline'
import { tenantSheet } from './branding/tenant-sheet.ts'
import { useTenantSheet } from './branding/use-tenant-sheet.ts'
import type { loader as loadMenu } from './menu/menu-page.tsx'
import { Nonce } from './nonce.ts'

export { RootError as ErrorBoundary } from './layout/root-error.tsx'

/**
 * The document. Both style sheets stand in it, so that the first byte has the tenant's brand and no
 * request holds up the first paint; in the browser they are left as the server wrote them.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(Nonce)
  const branch = useRouteLoaderData<typeof loadAlias>('alias/alias-layout')?.branch
  const indicators = useRouteLoaderData<typeof loadMenu>('menu/menu-page')?.menu.indicators
  const tenant = tenantSheet({ branch, indicators: indicators ?? [] })
  useTenantSheet(tenant)
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <style
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css + tenant : '' }}
        />
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

export default function Root() {
  return <Outlet />
}
