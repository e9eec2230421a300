import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { layoutCopy } from '@mostrador/copy/layout'
import { GROUP_MINUTES, GROUP_PAYERS, type GroupPayer } from '@mostrador/domain/group-order/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { forgetCart, readCart } from '../diner/cart-store.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { failedToast } from './failed-toast.ts'
import { groupItems } from './group-lines.ts'
import { useGroupName } from './group-name.tsx'
import { joinGroup } from '../diner/joined-group.ts'

export type OpenGroupProps = {
  readonly contact: BranchContactInfo
  readonly onClosed: () => void
}

type Minutes = (typeof GROUP_MINUTES)[number]

function useOpenGroup({ alias, name: shop }: BranchContactInfo, onOpen: () => void) {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const [isBusy, setIsBusy] = useState(false)

  async function open(wish: { name: string; minutes: Minutes; payer: GroupPayer }): Promise<void> {
    const cart = readCart(alias)
    if (!cart) return
    setIsBusy(true)
    const opened = await browserApi.client.openGroupOrder({
      params: { alias },
      body: { ...wish, orderModeId: cart.orderModeId, items: groupItems(cart.lines, mantissa) },
    })
    setIsBusy(false)
    if (!opened.ok) return toast(failedToast(opened.problem))
    onOpen()
    joinGroup(alias, { key: opened.data.key, name: wish.name, shop })
    const pathname = href('/menu/:alias/grupo/:groupKey', { alias, groupKey: opened.data.key })
    await navigate({ pathname, search })
    forgetCart(alias)
  }

  return { open, isBusy }
}

/** Dialog "Pedir en grupo". Default export, because it is loaded when asked for. */
export default function OpenGroup({ contact, onClosed }: OpenGroupProps) {
  const formId = useId()
  const who = useGroupName()
  const [isOpen, setIsOpen] = useState(true)
  const [minutes, setMinutes] = useState<Minutes>(30)
  const [payer, setPayer] = useState<GroupPayer>('ONE')
  const { open, isBusy } = useOpenGroup(contact, () => setIsOpen(false))
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={cartPageCopy.orderTogether}
      closeLabel={layoutCopy.close}
      initialFocus={who.input}
      footer={
        <Button wide type="submit" form={formId} busy={isBusy}>
          {groupOrderCopy.open}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const name = who.read()
          if (name !== undefined) void open({ name, minutes, payer })
        }}
      >
        <p className="text-16 text-muted">{groupOrderCopy.offerHint}</p>
        {who.field}
        <div className="grid gap-2">
          <p aria-hidden className="text-14 font-medium">
            {groupOrderCopy.howLong}
          </p>
          <SegmentedControl
            legend={groupOrderCopy.howLong}
            name="groupMinutes"
            options={GROUP_MINUTES.map((one) => ({ value: String(one), label: groupOrderCopy.minutes(one) }))}
            value={String(minutes)}
            onChange={(value) => setMinutes(GROUP_MINUTES.find((one) => String(one) === value) ?? 30)}
          />
        </div>
        <RadioCardGroup
          legend={groupOrderCopy.whoPays}
          name="groupPayer"
          options={GROUP_PAYERS.map((one) => ({ value: one, label: groupOrderCopy.payers[one] }))}
          value={payer}
          onChange={setPayer}
        />
      </form>
    </Dialog>
  )
}
