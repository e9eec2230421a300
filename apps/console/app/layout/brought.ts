import { lazy, type ComponentType } from 'react'

const bringStandIn = () => import('./stand-in.ts')

/** Loads the placeholder for missing parts while there is a connection. */
export const readyStandIn = (): void => void bringStandIn().catch(() => undefined)

/** `lazy` for parts loaded on demand; a failed one shows a placeholder with a retry. */
export const brought = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(async () => (await bringStandIn()).standInFor(load)))
