import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { salesMailCopy } from '@mostrador/copy/sales-mail'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'

type SalesMail = StaffAccount['salesMails'][number]

type SalesMailsProps = { readonly companies: readonly SalesMail[]; readonly onChanged: () => void }

/** Card of the companies that mail daily sales; only those whose sales the reader may see. */
export function SalesMailsCard({ companies, onChanged }: SalesMailsProps) {
  return (
    <Card title={salesMailCopy.accountTitle} hint={salesMailCopy.accountHint}>
      {companies.map((company) => (
        <Wanted key={company.id} company={company} onChanged={onChanged} />
      ))}
    </Card>
  )
}

function Wanted({ company, onChanged }: { readonly company: SalesMail; readonly onChanged: () => void }) {
  const api = useApi()
  const toast = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) =>
      answerOf(api.setSalesMail({ params: { id: company.id }, body: { wanted } })),
    onSuccess: ({ wanted }) =>
      toast({ text: wanted ? salesMailCopy.on : salesMailCopy.off, tone: 'positive' }),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: onChanged,
  })
  return (
    <Checkbox
      label={salesMailCopy.wanted(company.name)}
      checked={isPending ? variables : company.wanted}
      aria-disabled={isPending}
      onChange={({ currentTarget }) => {
        if (!isPending) mutate(currentTarget.checked)
      }}
    />
  )
}
