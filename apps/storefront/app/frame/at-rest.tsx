import { Suspense, type ReactNode } from 'react'
import { useIsIdle } from './use-is-idle.ts'

/** Draws parts once the page is idle; nothing before. */
export const AtRest = ({ children }: { readonly children: ReactNode }) =>
  useIsIdle() && <Suspense>{children}</Suspense>
