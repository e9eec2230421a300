import type { Rehearsal } from '@mostrador/contract/rehearsal/rehearsal-endpoints'
import { rehearsalPageCopy } from '@mostrador/copy/rehearsal-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { copyText } from '../layout/copy-text.ts'
import { Page } from '../layout/page.tsx'
import { QrPicture } from '../layout/qr-picture.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { hourText } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useLive } from '../workplace/use-live.ts'
import { RehearsalSteps } from './rehearsal-steps.tsx'

/** Milliseconds between looks, since a rehearsal ends by itself. */
const LOOK_MS = 60_000

const useRehearsalKey = () => ['rehearsal', useWorkplace().contact.id] as const

/** Page of a rehearsal: the shop orders from itself and sees that everything works. */
export function RehearsalPage() {
  const api = useApi()
  const queries = useQueryClient()
  const { id } = useWorkplace().contact
  const queryKey = useRehearsalKey()
  const query = useQuery({
    queryKey,
    queryFn: () => answerOf(api.getRehearsal({ params: { id } })),
    refetchInterval: LOOK_MS,
  })
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: ['rehearsal', id] }), [queries, id])
  useLive(id, refresh)
  return (
    <Page
      title={rehearsalPageCopy.title}
      titleShown
      hint={rehearsalPageCopy.hint}
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<RehearsalSkeleton />} failed={rehearsalPageCopy.loadFailed}>
        {(rehearsal) => <RehearsalView rehearsal={rehearsal} />}
      </QueryView>
    </Page>
  )
}

function RehearsalSkeleton() {
  return (
    <div aria-busy className="grid gap-4 lg:grid-cols-2">
      <output className="sr-only">{rehearsalPageCopy.loading}</output>
      <Skeleton shape="card" className="h-80" />
      <Skeleton shape="card" className="h-80 max-lg:hidden" />
    </div>
  )
}

/** Link of a rehearsal, beside its progress. */
export function RehearsalView({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { alias } = useWorkplace().contact
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={rehearsalPageCopy.link}>
        {rehearsal.open ? <OpenLink open={rehearsal.open} /> : <Beginning />}
      </Card>
      <Card
        title={rehearsalPageCopy.steps}
        hint={rehearsalPageCopy.stepsHint}
        action={
          <Button variant="secondary" size="small" render={<Link to={`/${alias}/orders`} />}>
            {rehearsalPageCopy.toBoard}
          </Button>
        }
      >
        <RehearsalSteps orders={rehearsal.orders} />
      </Card>
    </div>
  )
}

function useSetThingSoldOut(way: 'startRehearsal' | 'endRehearsal') {
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const queryKey = useRehearsalKey()
  const { id } = useWorkplace().contact
  return useMutation({
    mutationFn: () => answerOf(api[way]({ params: { id } })),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer)
      if (way === 'startRehearsal' && !answer.open) toast({ text: rehearsalPageCopy.noLink, tone: 'danger' })
    },
    onError: () => toast({ text: rehearsalPageCopy.failed, tone: 'danger' }),
  })
}

function Beginning() {
  const start = useSetThingSoldOut('startRehearsal')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-14 text-muted">{rehearsalPageCopy.startHint}</p>
      <Button
        icon="phone"
        busy={start.isPending}
        busyLabel={rehearsalPageCopy.starting}
        onClick={() => start.mutate()}
      >
        {rehearsalPageCopy.start}
      </Button>
    </div>
  )
}

function OpenLink({ open }: { readonly open: NonNullable<Rehearsal['open']> }) {
  const { timeZone } = useWorkplace().contact
  const toast = useToast()
  const end = useSetThingSoldOut('endRehearsal')
  async function copy(): Promise<void> {
    if (await copyText(open.url)) toast({ text: rehearsalPageCopy.copied, tone: 'positive' })
    else toast({ text: rehearsalPageCopy.notCopied, tone: 'danger' })
  }
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="w-52 max-w-full">
        <QrPicture text={open.url} label={rehearsalPageCopy.qr} />
      </div>
      <div className="grid min-w-0 grow basis-56 gap-3">
        <p className="text-14 text-muted">{rehearsalPageCopy.linkHint}</p>
        <p className="rounded-control border border-line bg-canvas p-3 text-14 wrap-anywhere select-all">
          {open.url}
        </p>
        <Notice>{rehearsalPageCopy.until(hourText(open.endsAt, timeZone))}</Notice>
        <div className="flex flex-wrap gap-2">
          <Button icon="copy" onClick={() => void copy()}>
            {rehearsalPageCopy.copy}
          </Button>
          <Button
            variant="secondary"
            icon="external"
            render={<a href={open.url} target="_blank" rel="noreferrer" />}
          >
            {rehearsalPageCopy.open}
          </Button>
          <Button
            variant="quiet"
            busy={end.isPending}
            busyLabel={rehearsalPageCopy.ending}
            onClick={() => end.mutate()}
          >
            {rehearsalPageCopy.end}
          </Button>
        </div>
      </div>
    </div>
  )
}
