import { layoutCopy } from '@mostrador/copy/layout'
import { lazy, type ComponentType } from 'react'

let ready: ComponentType | undefined

/** Without a connection this fails too, unless `readyRootError` loaded it before. */
async function load(): Promise<{ readonly default: ComponentType }> {
  try {
    const page = await import('./broken-page.tsx')
    ready = page.default
    return page
  } catch {
    return { default: Bare }
  }
}

const Awaited = lazy(load)

/** Preloads `RootError`, for when the connection is gone. */
export const readyRootError = (): void => void load()

/**
 * Page of an error: not found, without a connection, or our fault. It is loaded when needed and
 * awaited: inside a boundary of its own the server would send it as content that only scripts put
 * in place.
 */
export function RootError() {
  const Page = ready ?? Awaited
  return <Page />
}

function Bare() {
  return (
    <main id="content" className="p-6 text-center">
      <title>{layoutCopy.offlineTitle}</title>
      <h1 className="text-22 font-bold">{layoutCopy.offlineTitle}</h1>
      <button type="button" className="min-h-11 underline" onClick={() => location.reload()}>
        {layoutCopy.retry}
      </button>
    </main>
  )
}
