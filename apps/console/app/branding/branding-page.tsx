import { brandingCopy } from '@mostrador/copy/branding'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { BrandingEditor } from './branding-editor.tsx'

/** How the brand of this local looks, beside the storefront as it would be. */
export function BrandingPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={brandingCopy.title} titleShown className="md:min-h-0 md:overflow-y-auto">
      <BrandingOf key={contact.branchId} branchId={contact.branchId} />
    </Page>
  )
}

function BrandingOf({ branchId }: { readonly branchId: string }) {
  const api = useApi()
  const load = useCallback(() => api.getBranding({ params: { id: branchId } }), [api, branchId])
  const { data, problem, reload } = useLoad(load)
  if (data) return <BrandingEditor branchId={branchId} held={data} />
  if (!problem) return <BrandingSkeleton />
  if (problem.status === 403) {
    return (
      <EmptyState picture={<EmptyPicture name="plug" />} title={brandingCopy.forbidden}>
        {brandingCopy.forbiddenHint}
      </EmptyState>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={brandingCopy.loadFailed}
        action={
          <Button icon="refresh" onClick={() => void reload()}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}

const BrandingSkeleton = () => (
  <div aria-busy className="grid gap-4 pt-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
    <output className="sr-only">{brandingCopy.loading}</output>
    <Skeleton shape="block" className="h-[36rem]" />
    <Skeleton shape="block" className="h-96 max-lg:hidden" />
  </div>
)
