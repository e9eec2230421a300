import type { StaffPolicy } from '@mostrador/contract/staff/policy-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { factorPolicyCopy as copy } from '@mostrador/copy/factor-policy'
import { EVERYBODY, factorDays } from '@mostrador/domain/staff/factor-ask'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { nameOfRole } from '../session/role-names.ts'
import { focusField, sentenceOf } from '../session/use-form.ts'

type OfWhom = keyof typeof copy.choices

/** Holds the form's unsaved values, starting from the present policy. */
function useChosen({ asks, today }: StaffPolicy) {
  const isAll = asks.some(({ role }) => role === EVERYBODY)
  const [ofWhom, setOfWhom] = useState<OfWhom>(isAll || asks.length === 0 ? 'ALL' : 'ROLES')
  const [roles, setRoles] = useState<ReadonlySet<string>>(
    new Set(asks.map(({ role }) => role).filter((role) => role !== EVERYBODY)),
  )
  const coming = asks.find(({ holds }) => !holds)
  const { first, last } = factorDays(today)
  const [from, setFrom] = useState(coming?.from ?? first)
  const wanted = ofWhom === 'NONE' ? [] : ofWhom === 'ALL' ? [EVERYBODY] : [...roles]
  const holding = new Set(asks.filter(({ holds }) => holds).map(({ role }) => role))
  // Roles that are asked already need no day; asking everybody covers each role.
  const isNew = (role: string): boolean => !holding.has(role) && !holding.has(EVERYBODY)
  const needsDay = wanted.some(isNew) || (ofWhom === 'ROLES' && wanted.length === 0)
  return {
    ofWhom,
    setOfWhom,
    roles,
    setRoles,
    from,
    setFrom,
    wanted,
    needsDay,
    isHolding: holding.size > 0,
    first,
    last,
  }
}

/** Form of the roles that need a second factor, and the day it starts. */
export function FactorForm(props: {
  readonly companyId: string
  readonly policy: StaffPolicy
  readonly onSaved: (saved: StaffPolicy) => void
  readonly onStale: () => void
  readonly onCancel: () => void
}) {
  const { companyId, policy, onSaved, onStale, onCancel } = props
  const api = useApi()
  const toast = useToast()
  const chosen = useChosen(policy)
  const { ofWhom, wanted, needsDay, from, first, last } = chosen
  const [isTried, setIsTried] = useState(false)
  const isDayWrong = needsDay && !(from >= first && from <= last)
  const areRolesMissing = ofWhom === 'ROLES' && wanted.length === 0
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const seen = policy.asks.map((ask) => ({ role: ask.role, from: ask.from }))
      const body = { roles: wanted, from: needsDay ? from : null, seen }
      return answerOf(api.setStaffPolicy({ params: { id: companyId }, body }))
    },
    onSuccess: (saved) => {
      toast({ text: copy.saved, tone: 'positive' })
      onSaved(saved)
    },
    onError: (problem: Problem) => {
      toast({ text: sentenceOf(problem), tone: 'danger' })
      if (problem.code === 'team-changed-meanwhile') onStale()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setIsTried(true)
    if (areRolesMissing) return focusField(event.currentTarget, 'role')
    if (isDayWrong) return focusField(event.currentTarget, 'from')
    if (!isPending) mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <RadioCardGroup
        legend={copy.of}
        name="of-whom"
        value={ofWhom}
        onChange={chosen.setOfWhom}
        options={(['ALL', 'ROLES', 'NONE'] as const).map((value) => ({
          value,
          label: copy.choices[value],
          ...(value === 'NONE' && { hint: copy.noneHint }),
        }))}
      />
      {ofWhom === 'ROLES' && <RoleBoxes policy={policy} chosen={chosen} error={isTried && areRolesMissing} />}
      {needsDay && (
        <TextField
          type="date"
          name="from"
          label={copy.day}
          hint={copy.dayHint}
          min={first}
          max={last}
          value={from}
          onChange={({ currentTarget }) => chosen.setFrom(currentTarget.value)}
          error={isTried && isDayWrong ? copy.dayMissing : undefined}
        />
      )}
      {needsDay && chosen.isHolding && <p className="text-14 text-muted">{copy.already}</p>}
      {ofWhom !== 'NONE' && <Notice>{copy.tablets}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}

function RoleBoxes(props: {
  readonly policy: StaffPolicy
  readonly chosen: ReturnType<typeof useChosen>
  readonly error: boolean
}) {
  const { policy, error } = props
  const { roles, setRoles } = props.chosen
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-14 font-medium">{copy.roles}</legend>
      {policy.roles.map((one, position) => (
        <Checkbox
          key={one.role}
          name="role"
          label={nameOfRole(one)}
          checked={roles.has(one.role)}
          error={error && position === 0 ? copy.rolesMissing : undefined}
          onChange={({ currentTarget }) => {
            const others = [...roles].filter((role) => role !== one.role)
            setRoles(new Set(currentTarget.checked ? [...others, one.role] : others))
          }}
        />
      ))}
    </fieldset>
  )
}
