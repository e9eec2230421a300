import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'

type Company = StaffAccount['companies'][number]

/** What owners ask of all who work in their companies. */
export function CompaniesCard(props: {
  readonly companies: readonly Company[]
  readonly onChanged: () => void
}) {
  const { companies, onChanged } = props
  return (
    <Card title={staffAccountCopy.companiesTitle} hint={staffAccountCopy.companiesHint}>
      {companies.map((company) => (
        <FactorRequired key={company.id} company={company} onChanged={onChanged} />
      ))}
    </Card>
  )
}

function FactorRequired({
  company,
  onChanged,
}: {
  readonly company: Company
  readonly onChanged: () => void
}) {
  const api = useApi()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function ask(secondFactorRequired: boolean): Promise<void> {
    setBusy(true)
    const saved = await api.setStaffPolicy({ params: { id: company.id }, body: { secondFactorRequired } })
    setBusy(false)
    if (!saved.ok) return toast({ text: sentenceOf(saved.problem), tone: 'danger' })
    const text = secondFactorRequired ? staffAccountCopy.required : staffAccountCopy.notRequired
    toast({ text, tone: 'positive' })
    onChanged()
  }

  return (
    <Checkbox
      label={staffAccountCopy.requireFactor(company.name)}
      hint={staffAccountCopy.requireFactorHint}
      checked={company.secondFactorRequired}
      disabled={busy}
      onChange={(event) => void ask(event.currentTarget.checked)}
    />
  )
}
