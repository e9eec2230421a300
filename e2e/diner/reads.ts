import type { Page } from '@playwright/test'

/** What a page reads of the API from now on, in its order, as paths; queries are left out: another version is the same thing. */
export function readsOf(page: Page): readonly string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname)
  })
  return reads
}

/** What stands in a list more than once. */
export const twiceIn = (paths: readonly string[]): readonly string[] =>
  paths.filter((path, at) => paths.indexOf(path) !== at)
