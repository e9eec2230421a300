import type { Page } from '@playwright/test'

/**
 * Requests of a page to the API from now on, in order. With its query: another version of a menu
 * is another thing.
 */
export function readsOf(page: Page): readonly string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname + search)
  })
  return reads
}

/** Returns the entries that a list has more than once. */
export const twiceIn = (things: readonly string[]): readonly string[] =>
  things.filter((thing, at) => things.indexOf(thing) !== at)
