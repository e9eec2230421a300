import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { owedTransferCopy as copy } from '@mostrador/copy/owed-transfer'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Link } from 'react-router'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useMaySee } from '../workplace/may-see.ts'

type OwedNoticeProps = { readonly order: Pick<ConsoleOrder, 'owedTransfer' | 'customerName' | 'phone'> }

/** Notice of a transfer that the shop owes back, with the diner and a link to its page. */
export function OwedNotice({ order: { owedTransfer, customerName, phone } }: OwedNoticeProps) {
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const maySee = useMaySee()
  if (owedTransfer === null) return null
  const amount = wire(owedTransfer).replaceAll(' ', '\u00a0')
  return (
    <Notice
      tone="danger"
      title={copy.title(amount)}
      action={
        maySee('transfers') && (
          <Button
            size="small"
            variant="secondary"
            icon="wallet"
            render={<Link to={`/${contact.alias}/transfers`} />}
          >
            {copy.open}
          </Button>
        )
      }
    >
      <p className="text-16 wrap-anywhere">{copy.to(customerName)}</p>
      {phone && <p className="text-16">{copy.phone(phone)}</p>}
    </Notice>
  )
}
