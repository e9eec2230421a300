import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'

type Company = StaffAccount['companies'][number]

/** What owners ask of all who work in their companies. */
export function CompaniesCard(props: {
  readonly companies: readonly Company[]
  /**
   * Whether the owner has a second factor: who has none is told so by the server, and is asked
   * nothing.
   */
  readonly hasFactor: boolean
  readonly onChanged: () => void
}) {
  const { companies, hasFactor, onChanged } = props
  return (
    <Card title={staffAccountCopy.companiesTitle} hint={staffAccountCopy.companiesHint}>
      {companies.map((company) => (
        <FactorRequired key={company.id} {...{ company, hasFactor, onChanged }} />
      ))}
    </Card>
  )
}

function FactorRequired(props: {
  readonly company: Company
  readonly hasFactor: boolean
  readonly onChanged: () => void
}) {
  const { company, hasFactor, onChanged } = props
  const api = useApi()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate: ask, isPending } = useMutation({
    mutationFn: (secondFactorRequired: boolean) =>
      answerOf(api.setStaffPolicy({ params: { id: company.id }, body: { secondFactorRequired } })),
    onSuccess: (_, secondFactorRequired) => {
      const text = secondFactorRequired ? staffAccountCopy.required : staffAccountCopy.notRequired
      toast({ text, tone: 'positive' })
      onChanged()
    },
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: () => setIsAsking(false),
  })

  return (
    <>
      <Checkbox
        label={staffAccountCopy.requireFactor(company.name)}
        hint={staffAccountCopy.requireFactorHint}
        checked={company.secondFactorRequired}
        aria-disabled={isPending}
        // A shift may be looking at its orders: who has no second step loses them at once.
        onChange={({ currentTarget }) => {
          if (isPending) return
          if (currentTarget.checked && hasFactor) setIsAsking(true)
          else ask(currentTarget.checked)
        }}
      />
      <ConfirmDialog
        open={isAsking}
        title={staffAccountCopy.requireFactorQuestion(company.name)}
        confirmLabel={staffAccountCopy.requireFactorConfirm}
        cancelLabel={staffAccountCopy.cancel}
        busy={isPending}
        busyLabel={staffAccountCopy.saving}
        onConfirm={() => ask(true)}
        onCancel={() => setIsAsking(false)}
      >
        {staffAccountCopy.requireFactorWarning}
      </ConfirmDialog>
    </>
  )
}
