import { lazy, type ComponentType } from 'react'

const bringStandIn = () => import('./stand-in.ts')

/** Brings what stands for a missing part, so that it is there when the connection is not. */
export const readyStandIn = (): void => void bringStandIn().catch(() => undefined)

/**
 * `lazy` for what is brought when somebody asks for it. Where it does not come, what surrounds it
 * stays, and a way to bring it again stands in its place.
 */
export const brought = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(async () => (await bringStandIn()).standInFor(load)))
