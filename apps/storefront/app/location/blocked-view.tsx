import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { EmptyState } from '../layout/empty-state.tsx'

/** What stands in the place of a local that the provider has blocked. Source: 000 §2 Branch page. */
export function BlockedView() {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <EmptyState icon="store" title={branchContactCopy.blockedTitle} hint={branchContactCopy.blockedHint} />
    </main>
  )
}
