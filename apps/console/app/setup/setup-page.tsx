import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import { setupCopy, setupLackText } from '@mostrador/copy/setup'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { remember } from '../layout/remembered.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { OF_DOCUMENT, useLive } from '../workplace/use-live.ts'
import { PublishCard } from './publish-card.tsx'
import { RingForm } from './ring-form.tsx'
import { stepsOf, type Step } from './setup-steps.ts'

/**
 * Page of a new shop's setup: steps in any order, with what the server finds missing. It can be
 * left at any step; each is done on its own page.
 */
export function SetupPage() {
  const api = useApi()
  const queries = useQueryClient()
  const { id } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['setup', id],
    queryFn: () => answerOf(api.getSetup({ params: { id } })),
  })
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['setup', id] }),
    [queries, id],
  )
  useLive(id, refresh, OF_DOCUMENT)
  return (
    <Page
      title={setupCopy.title}
      titleShown
      narrow
      hint={query.data?.published ? setupCopy.publishedHint : setupCopy.hint}
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<Waiting />} failed={setupCopy.loadFailed}>
        {(setup) => <Guide setup={setup} />}
      </QueryView>
    </Page>
  )
}

const Waiting = () => (
  <div aria-busy className="grid gap-3">
    <output className="sr-only">{setupCopy.loading}</output>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="block" className="h-20" />
    ))}
  </div>
)

function Guide({ setup }: { readonly setup: Setup }) {
  const navigate = useNavigate()
  const { alias } = useWorkplace().contact
  const steps = stepsOf(setup)
  const counted = steps.filter(({ name }) => name !== 'rehearsal')
  const delivers = setup.modes.some(({ type }) => type === 'DELIVERY')
  const done = counted.filter(({ isDone }) => isDone).length
  function putAway(): void {
    remember('setup', alias)
    void navigate(`/${alias}/orders`)
  }
  return (
    <div className="grid gap-4">
      <div>
        <p className="pb-2 text-14 text-muted">{setupCopy.progress(done, counted.length)}</p>
        <progress
          className="h-2 w-full overflow-hidden rounded-full accent-positive"
          aria-label={setupCopy.progress(done, counted.length)}
          value={done}
          max={counted.length}
        />
      </div>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isHinted={!(setup.published && step.isDone)}>
            {step.name === 'delivery' && !step.isDone && (
              <RingForm hasLocation={setup.hasLocation} delivers={delivers} />
            )}
          </StepRow>
        ))}
      </ol>
      <PublishCard setup={setup} />
      {!setup.published && (
        <Button variant="quiet" className="justify-self-start" onClick={putAway}>
          {setupCopy.putAway}
        </Button>
      )}
    </div>
  )
}

type Words = { readonly title: string; readonly hint: string; readonly go: string; readonly again?: string }

type StepRowProps = {
  readonly step: Step
  /** Shows how to begin, until the step is done and the shop open. */
  readonly isHinted: boolean
  readonly children: ReactNode
}

function StepRow({ step, isHinted, children }: StepRowProps) {
  const { alias } = useWorkplace().contact
  const { name, to, isDone, isOptional = false, lacks, note, other } = step
  const { title, hint, go, again = go }: Words = setupCopy.steps[name]
  const state = isDone ? setupCopy.done : isOptional ? setupCopy.optional : setupCopy.pending
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-3">
        <Icon name={isDone ? 'check' : 'clock'} className={isDone ? 'text-positive' : 'text-muted'} />
        <div className="min-w-0 grow basis-[12rem]">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold">
            {title}
            <Tag tone={isDone ? 'positive' : isOptional ? 'neutral' : 'warning'}>{state}</Tag>
          </h2>
          <p className="text-14 text-muted empty:hidden">{note ?? (isHinted && hint)}</p>
          {lacks.length > 0 && (
            <ul className="pt-1 text-14">
              {lacks.map((code) => (
                <li key={code}>{setupLackText[code]}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" render={<Link to={`/${alias}/${to}`} />}>
            {isDone ? again : go}
          </Button>
          {other && (
            <Button variant="secondary" render={<Link to={`/${alias}/${other.to}`} />}>
              {other.label}
            </Button>
          )}
        </div>
      </div>
      {children}
    </li>
  )
}
