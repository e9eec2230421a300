import { lazy, type ComponentType } from 'react'

/**
 * `lazy` for what is brought when somebody asks for it. Where it does not come, what surrounds it
 * stays, and a way to bring it again stands in its place; it comes beforehand, with what stands in
 * the place of whole pages.
 */
export const brought = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) =>
  lazy<ComponentType<Props>>(() =>
    load().catch(() => import('./broken-page.tsx').then((page) => page.standInFor(load))),
  )
