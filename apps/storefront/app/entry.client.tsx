import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tell } from './frame/bus.ts'
import { browserApi } from './api.ts'
import { bringWholeSheet } from './branding/whole-sheet.ts'
import { bringMenu } from './frame/bring-menu.ts'
import { endEarlyTouch } from './frame/early-touch.ts'

/** Loads the menu of the document, if it has one; resolves whether it is there. */
async function isMenuThere(): Promise<boolean> {
  const { href, dataset } = document.querySelector<HTMLLinkElement>('link[data-menu]') ?? {}
  const hash = dataset?.['menu']
  if (href === undefined || hash === undefined) return true
  const menu = await bringMenu(href, hash, (other) =>
    import('./frame/meet-other-menu.ts').then((late) => late.meetOtherMenu(other, browserApi.preview !== '')),
  )
  if (menu) browserApi.menus.set(hash, menu)
  return menu !== undefined
}

/** Loads the whole sheet of the pages, which the head preloads; in development it is there. */
async function isSheetThere(): Promise<boolean> {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-sheet]')
  return !sheet || bringWholeSheet(sheet.href)
}

// Takes a loyalty partner's parameters out of the address before the router or another script reads
// it.
if (/[?&](externalUserId|userToken)=/.test(location.search)) {
  await import('./loyalty/external-user.ts').then((late) => late.takeExternalUser())
}
// A preview of the console is shown, and takes no order.
if (browserApi.preview)
  await import('./branding/guard-preview.ts').then((late) => late.guardPreview(browserApi.preview))
// Browsers fire it once, and early: the page offers the install later.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  tell({ kind: 'installable', offer })
})

// Reports uncaught errors; the reporter is loaded with the first one.
for (const kind of ['error', 'unhandledrejection'] as const)
  addEventListener(kind, (event) => {
    import('./frame/report-crash.ts').then((late) => late.reportCrash(event)).catch(() => undefined)
  })

const [hasMenu, hasSheet] = await Promise.all([isMenuThere(), isSheetThere()])
if (hasMenu && hasSheet) {
  endEarlyTouch()
  // Set by hand: hydration leaves existing attributes as they are.
  document.documentElement.dataset.awake = ''
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
