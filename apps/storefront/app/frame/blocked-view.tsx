import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { href } from 'react-router'
import { KeptLink } from './kept-link.tsx'

/**
 * Page of a branch contact that the provider has blocked, or of a branch with all of them blocked.
 * `branchAlias` adds a link to the branch's other contacts. Source: 000 §2 Branch page.
 */
export function BlockedView({ branchAlias }: { readonly branchAlias?: string }) {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <EmptyState
        picture={<EmptyPicture name="plate" />}
        title={branchContactCopy.blockedTitle}
        level={1}
        action={
          branchAlias ? (
            <Button render={<KeptLink to={href('/menu/:alias', { alias: branchAlias })} />}>
              {branchContactCopy.changeContact}
            </Button>
          ) : (
            <Button render={<KeptLink to={href('/menu')} />}>{branchContactCopy.goToStart}</Button>
          )
        }
      >
        {branchContactCopy.blockedHint}
      </EmptyState>
    </main>
  )
}
