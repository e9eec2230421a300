import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * `lazy` for parts that load by themselves: after a failure the page goes on without. Parts that a
 * reader asks for are `brought`, which tells the failure.
 */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })))
