import type { FoundingLinkWire } from '@mostrador/contract/founding/founding-link-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { foundingLinksCopy as copy } from '@mostrador/copy/founding-links'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { isMissing, QueryView } from '../layout/query-view.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { ownZone, shortDay } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { NewLinkSheet } from './new-link-sheet.tsx'
import { foundingLinksQuery, useLinksRefresh } from './use-founding-links.ts'

/** Page of the operator company's links to found shops; it polls for used ones. */
export function FoundingLinksPage() {
  const { companyId } = useWorkplace().contact
  const query = useQuery({ ...foundingLinksQuery(useApi(), companyId), refetchInterval: 15_000 })
  return (
    <Page
      title={SECTION_TITLES.shops}
      titleShown
      hint={copy.hint}
      narrow
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<LinksSkeleton />} failed={copy.loadFailed} isRefused={isMissing}>
        {({ links }) => <LinkList links={links} />}
      </QueryView>
    </Page>
  )
}

const NEW = 'new'

/** List of the links, or an introduction without any, with a button to make one. */
export function LinkList({ links }: { readonly links: readonly FoundingLinkWire[] }) {
  const [address, setAddress] = useSearchParams()
  const isEmpty = links.length === 0
  const make = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      {...(!isEmpty && { size: 'small' as const })}
      icon="plus"
      onClick={() => setAddress({ link: NEW }, { replace: true })}
    >
      {copy.newLink}
    </Button>
  )
  return (
    <div className="pb-4">
      {isEmpty ? (
        <EmptyState picture={<EmptyPicture name="plug" />} title={copy.empty} action={make}>
          {copy.emptyHint}
        </EmptyState>
      ) : (
        <Card flush title={copy.title} action={make}>
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        </Card>
      )}
      {address.get('link') === NEW && <NewLinkSheet onClosed={() => setAddress({}, { replace: true })} />}
    </div>
  )
}

const TONES = { OPEN: 'positive', USED: 'neutral', ENDED: 'warning' } as const

const nameOf = ({ note, email }: FoundingLinkWire): string => note || email || copy.nobody

function stateText({ state, expiresAt, usedAt, company }: FoundingLinkWire): string {
  const day = (instant: string): string => shortDay(instant, ownZone())
  if (state === 'USED') return copy.used(company, day(usedAt ?? expiresAt))
  return state === 'OPEN' ? copy.openUntil(day(expiresAt)) : copy.ended(day(expiresAt))
}

function LinkRow({ link }: { readonly link: FoundingLinkWire }) {
  const { note, email, state, madeBy, madeAt, mail } = link
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
          {nameOf(link)}
          <Tag tone={TONES[state]}>{copy.states[state]}</Tag>
        </p>
        {note && email && <p className="text-14 wrap-anywhere">{email}</p>}
        <p className="text-14 wrap-anywhere">{stateText(link)}</p>
        {mail && state === 'OPEN' && (
          <p className={mail === 'FAILED' ? 'text-14 text-danger' : 'text-14'}>{copy.mail[mail]}</p>
        )}
        <p className="text-14 wrap-anywhere text-muted">{copy.madeBy(madeBy, shortDay(madeAt, ownZone()))}</p>
      </div>
      {state !== 'USED' && <RevokeButton link={link} />}
    </li>
  )
}

/** Button to revoke a link; one that is still valid is asked about first. */
function RevokeButton({ link }: { readonly link: FoundingLinkWire }) {
  const api = useApi()
  const toast = useToast()
  const { companyId: id } = useWorkplace().contact
  const [asks, setAsks] = useState(false)
  const refresh = useLinksRefresh()
  const revoking = useMutation({
    mutationFn: () => answerOf(api.revokeFoundingLink({ params: { id, linkId: link.id } })),
    onSuccess: () => toast({ text: copy.revoked, tone: 'positive' }),
    onError: (problem: Problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: refresh,
  })
  const isOpen = link.state === 'OPEN'
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={(isOpen ? copy.revokeOf : copy.removeOf)(nameOf(link))}
        busy={revoking.isPending}
        onClick={() => (isOpen ? setAsks(true) : revoking.mutate())}
      >
        {isOpen ? copy.revoke : copy.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={copy.revokeTitle}
        confirmLabel={copy.revoke}
        cancelLabel={copy.keep}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          revoking.mutate()
        }}
      >
        {copy.revokeHint}
      </ConfirmDialog>
    </>
  )
}

const LinksSkeleton = () => (
  <div aria-busy>
    <output className="sr-only">{copy.loading}</output>
    <Skeleton shape="card" className="h-56 w-full" />
  </div>
)
