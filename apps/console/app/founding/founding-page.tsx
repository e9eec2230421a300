import { foundingCopy } from '@mostrador/copy/founding'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { LinkPage } from '../session/link-page.tsx'
import { FoundingForm } from './founding-form.tsx'

const ENDED = { code: 'founding-link-ended', title: foundingCopy.ended, hint: foundingCopy.endedHint }

/** Page of the link that founds a company; the token stands behind the "#". */
export function FoundingPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const query = useQuery({
    queryKey: ['founding-link', token],
    queryFn: () => answerOf(api.lookAtFoundingLink({ body: { token } })),
    gcTime: 0,
    // Reading again would take away typed values; sending says when the link has ended.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LinkPage
      title={foundingCopy.title}
      query={query}
      loading={foundingCopy.loading}
      failed={foundingCopy.failed}
      ended={ENDED}
    >
      {({ email }) => <FoundingForm email={email} token={token} />}
    </LinkPage>
  )
}
