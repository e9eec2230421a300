import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A part that comes by itself, without anybody having asked for it: where it cannot be brought the
 * page goes on without. What somebody touched for is `brought`, which says that it did not come.
 */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })))
