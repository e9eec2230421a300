import { menuCopy } from '@mostrador/copy/menu'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { notBroughtCopy } from '@mostrador/copy/not-brought'
import { createStandIns } from '@mostrador/ui/not-brought.tsx'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { useEffect } from 'react'
import { BlockedView } from './blocked-view.tsx'
import { BLOCKED } from './require-data.ts'
import { NotFoundView } from './not-found-view.tsx'
import { reportCrash } from './report-crash.ts'
import { Unreachable, unreachableTitle } from './unreachable.tsx'

/** Code of a loader's refusal, as `requireData` and `notFound` throw it. */
const codeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : ''

const NOT_FOUND_TITLES = new Map<string, string>([
  ['alias-not-found', branchContactCopy.notFoundTitle],
  ['order-mode-not-found', menuCopy.modeMissingTitle],
  ['menu-not-found', menuCopy.modeMissingTitle],
  ['category-not-found', menuCopy.categoryMissingTitle],
  ['plate-not-found', menuCopy.plateMissingTitle],
])

/** Page of an error: not found, without a connection, or our fault. */
export default function BrokenPage() {
  const error = useRouteError()
  const { alias } = useParams()
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportCrash(error)
  }, [error])
  const { status, code } = isRouteErrorResponse(error)
    ? { status: error.status, code: codeOf(error.data) }
    : { status: 500, code: '' }
  if (code === BLOCKED && isRouteErrorResponse(error)) {
    const { branchAlias } = error.data as { readonly branchAlias: string }
    return (
      <>
        <title>{branchContactCopy.blockedTitle}</title>
        <BlockedView branchAlias={branchAlias} />
      </>
    )
  }
  if (status === 404) {
    const title = NOT_FOUND_TITLES.get(code)
    const isInside = alias !== undefined && code !== 'alias-not-found'
    return (
      <NotFoundView
        {...(title && { title })}
        {...(code === 'alias-not-found' && { hint: branchContactCopy.notFoundHint })}
        {...(isInside && { to: `/menu/${alias}`, action: menuCopy.backToMenu })}
      />
    )
  }
  const isOffline = code === 'network-error'
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <title>{unreachableTitle(isOffline)}</title>
      <Unreachable isOffline={isOffline} level={1} onRetry={() => location.reload()} />
    </main>
  )
}

export const standInFor = createStandIns(notBroughtCopy)
