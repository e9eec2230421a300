import { Suspense, type ReactNode } from 'react'
import { useIsIdle } from './use-is-idle.ts'

/** Draws parts that come by themselves, once the page is at rest; nothing in their place before. */
export const AtRest = ({ children }: { readonly children: ReactNode }) =>
  useIsIdle() && <Suspense>{children}</Suspense>
