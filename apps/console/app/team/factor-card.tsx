import type { StaffPolicy } from '@mostrador/contract/staff/policy-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { factorPolicyCopy as copy } from '@mostrador/copy/factor-policy'
import { EVERYBODY } from '@mostrador/domain/staff/factor-ask'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { nameOfRole, roleNames } from '../session/role-names.ts'
import { sentenceOf } from '../session/use-form.ts'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { FactorForm } from './factor-form.tsx'

const keyOf = (companyId: string) => ['staff-policy', companyId] as const

type OfCompany = { readonly companyId: string }
type OfPolicy = OfCompany & { readonly policy: StaffPolicy }

/** Card on the roles that need a second factor, and the staff who lack one. */
export function FactorCard({ companyId }: OfCompany) {
  const api = useApi()
  const query = useQuery({
    queryKey: keyOf(companyId),
    queryFn: () => answerOf(api.getStaffPolicy({ params: { id: companyId } })),
  })
  return (
    <Card title={copy.title} hint={copy.hint}>
      <QueryView query={query} waiting={<Waiting />} failed={copy.loadFailed}>
        {(policy) => <Policy companyId={companyId} policy={policy} />}
      </QueryView>
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy>
    <output className="sr-only">{copy.loading}</output>
    <Skeleton shape="block" className="h-24" />
  </div>
)

/** Present policy, or the form to change it. */
export function Policy({ companyId, policy }: OfPolicy) {
  const queries = useQueryClient()
  const [step, setStep] = useState<'shown' | 'changed'>('shown')
  return (
    <div className="grid gap-4">
      <Asks policy={policy} />
      {!policy.hasFactor && <MineFirst />}
      {policy.hasFactor && step === 'changed' && (
        <FactorForm
          companyId={companyId}
          policy={policy}
          onSaved={(saved) => {
            queries.setQueryData(keyOf(companyId), saved)
            void queries.invalidateQueries({ queryKey: ['revisions'] })
            setStep('shown')
          }}
          onStale={() => void queries.invalidateQueries({ queryKey: keyOf(companyId) })}
          onCancel={() => setStep('shown')}
        />
      )}
      {policy.hasFactor && step !== 'changed' && (
        <Button variant="secondary" size="small" className="w-fit" onClick={() => setStep('changed')}>
          {copy.change}
        </Button>
      )}
      {policy.people.length > 0 && <AskedPeople companyId={companyId} policy={policy} />}
      {(policy.asks.length > 0 || step === 'changed') && <TabletsWithout tablets={policy.tablets} />}
    </div>
  )
}

function Asks({ policy: { asks, roles } }: Pick<OfPolicy, 'policy'>) {
  if (asks.length === 0) return <p className="text-muted">{copy.nobody}</p>
  const called = (role: string): string =>
    role === EVERYBODY
      ? copy.everybody
      : nameOfRole(roles.find((one) => one.role === role) ?? { role, roleName: null })
  return (
    <ul className="grid gap-2">
      {asks.map(({ role, from, holds }) => (
        <li key={role} className="wrap-anywhere">
          <span className="font-semibold">{called(role)}</span>
          <span className="block text-14 text-muted">{holds ? copy.since(from) : copy.from(from)}</span>
        </li>
      ))}
    </ul>
  )
}

const MineFirst = () => (
  <p>
    {copy.mineFirst}{' '}
    <Link to="/account" className="hit-44 font-semibold text-brand-ink underline">
      {copy.mineLink}
    </Link>
  </p>
)

/** Staff who are asked for a second factor, those without one first. */
function AskedPeople({ companyId, policy: { people } }: OfPolicy) {
  const remind = useRemind(companyId)
  const lacking = people.filter(({ hasFactor }) => !hasFactor)
  const having = people.filter(({ hasFactor }) => hasFactor)
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-16 font-semibold">
        {lacking.length > 0 ? copy.lackingTitle(lacking.length) : copy.noneLacking}
      </h3>
      <ul className="divide-y divide-line">
        {[...lacking, ...having].map((person) => (
          <PersonRow key={person.id} person={person} remind={remind} />
        ))}
      </ul>
      {lacking.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          busy={remind.isPending && remind.variables === null}
          busyLabel={copy.reminding}
          onClick={() => remind.mutate(null)}
        >
          {copy.remindAll}
        </Button>
      )}
    </div>
  )
}

/** Tablets that a password alone shared: they are no second factor, and are shared again. */
function TabletsWithout({ tablets }: Pick<StaffPolicy, 'tablets'>) {
  if (tablets.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-16 font-semibold">{copy.tabletsTitle(tablets.length)}</h3>
      <p className="text-14 text-muted">{copy.tabletsHint(tablets.length)}</p>
      <ul className="divide-y divide-line">
        {tablets.map(({ id, name, by }) => (
          <li key={id} className="py-3 wrap-anywhere">
            {copy.tablet(name, by)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useRemind(companyId: string) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (personId: string | null) =>
      answerOf(api.remindOfFactor({ params: { id: companyId }, body: { personId } })),
    onSuccess: ({ reminded }) =>
      toast({ text: copy.reminded(reminded), tone: reminded > 0 ? 'positive' : 'neutral' }),
    onError: (problem: Problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(companyId) }),
  })
}

function PersonRow(props: {
  readonly person: StaffPolicy['people'][number]
  readonly remind: ReturnType<typeof useRemind>
}) {
  const { person, remind } = props
  const { id, name, email, isSelf, roles, from, holds, hasFactor, remindedAt } = person
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isSelf && <Tag>{copy.you}</Tag>}
          <Tag tone={hasFactor ? 'positive' : 'warning'}>{hasFactor ? copy.has : copy.lacks}</Tag>
        </p>
        <p className="text-14 wrap-anywhere text-muted">
          {email} · {roleNames(roles)}
        </p>
        <p className="text-14 text-muted">{holds ? copy.since(from) : copy.from(from)}</p>
        {!hasFactor && remindedAt !== null && (
          <p className="text-14 text-muted">{copy.remindedAt(whenText(remindedAt, now, ownZone()))}</p>
        )}
      </div>
      {!hasFactor && (
        <Button
          variant="secondary"
          size="small"
          aria-label={copy.remindOf(name)}
          busy={remind.isPending && remind.variables === id}
          busyLabel={copy.reminding}
          onClick={() => remind.mutate(id)}
        >
          {copy.remind}
        </Button>
      )}
    </li>
  )
}
