import { brandingCopy } from '@mostrador/copy/branding'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { BrandingEditor } from './branding-editor.tsx'

/** Page of the brand's look, beside a preview of the storefront. */
export function BrandingPage() {
  const { contact } = useWorkplace()
  return (
    <Page
      title={SECTION_TITLES.branding}
      titleShown
      hint={brandingCopy.hint(contact.branchName)}
      className="md:min-h-0 md:overflow-y-auto"
    >
      <BrandingOf key={contact.branchId} branchId={contact.branchId} />
    </Page>
  )
}

function BrandingOf({ branchId }: { readonly branchId: string }) {
  const api = useApi()
  const query = useQuery({
    queryKey: ['branding', branchId],
    queryFn: () => answerOf(api.getBranding({ params: { id: branchId } })),
    // The form starts from the present branding, not from a cached one.
    gcTime: 0,
  })
  return (
    <QueryView query={query} waiting={<BrandingSkeleton />} failed={brandingCopy.loadFailed}>
      {(held) => <BrandingEditor branchId={branchId} held={held} />}
    </QueryView>
  )
}

const BrandingSkeleton = () => (
  <div aria-busy className="grid gap-4 pt-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
    <output className="sr-only">{brandingCopy.loading}</output>
    <Skeleton shape="card" className="h-[36rem]" />
    <Skeleton shape="card" className="h-96 max-lg:hidden" />
  </div>
)
