import { lazy, type ComponentType } from 'react'

/**
 * `lazy` for parts that a reader asks for. After a failed load the page around it stays, with a
 * button to try again in its place; that button is loaded beforehand, with the pages of errors.
 */
export const brought = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) =>
  lazy<ComponentType<Props>>(() =>
    load().catch(() => import('./broken-page.tsx').then((page) => page.standInFor(load))),
  )
