import { AtRest } from '../frame/at-rest.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'

const HeaderPills = lazyOrNothing(async () => ({ default: (await prefetchMenuParts()).HeaderPills }))

/** Table and order in progress, once the page is idle. Source: 001 §2 Order in progress. */
export const InCourse = ({ alias }: { readonly alias: string }) => (
  <AtRest>
    <HeaderPills alias={alias} />
  </AtRest>
)
