import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { CHANGE_TAGS } from '@mostrador/copy/cart-changes'
import { menuCopy } from '@mostrador/copy/menu'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { Minor } from '@mostrador/domain/money/minor'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Price } from '@mostrador/ui/price.tsx'
import { QuantityStepper } from '@mostrador/ui/quantity-stepper.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { classNames } from '@mostrador/ui/class-names'
import type { ImageInfo } from '@mostrador/contract/menu/menu-schema'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { ShownLine } from './cart-changes.ts'
import { extrasText } from './extras-text.ts'

/** Menu discount on a line: its name, and the amount that MULTIPLE gives free, in minor units. */
export type LineOffer = { readonly name: string; readonly free: Minor }

export type LineCardProps = {
  readonly shown: ShownLine
  readonly image: ImageInfo | null
  /** Menu discount on the line, and the part that it gives free. */
  readonly offer?: LineOffer | undefined
  /** Undefined while the plate cannot be edited: the menu loads, or no longer has it. */
  readonly onEdit?: (() => void) | undefined
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** Card of a cart line: name, choices, price and quantity. Source: 000 §2 Cart page. */
export function LineCard({ shown, image, offer, onEdit, onQuantity, onRemove }: LineCardProps) {
  const { line, change } = shown
  const isGone = change?.after === null
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-1 last:pb-1">
      <div className={classNames('flex gap-3', isGone && 'line-through decoration-1')}>
        <LineText line={line} onEdit={onEdit} />
        {image && (
          <PlatePicture
            image={image}
            sizes="4.5rem"
            width={72}
            height={72}
            className={classNames('size-18 shrink-0 rounded-card', isGone && 'opacity-50 grayscale')}
          />
        )}
      </div>
      {change && (
        <Tag tone={isGone ? 'danger' : 'warning'} className="w-fit">
          {CHANGE_TAGS[change.kind]}
        </Tag>
      )}
      {offer && (
        <Tag tone="positive" className="w-fit">
          {offer.name}
        </Tag>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <LinePrice shown={shown} free={offer?.free ?? 0} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          <IconButton
            icon="trash"
            label={cartPageCopy.removeItem(line.name)}
            onClick={onRemove}
            className="text-muted"
          />
          {!isGone && (
            <QuantityStepper
              value={line.quantity}
              min={0}
              label={line.name}
              increaseLabel={cartCopy.oneMore(line.name)}
              decreaseLabel={cartCopy.oneLess(line.name)}
              onChange={onQuantity}
            />
          )}
        </div>
      </div>
    </li>
  )
}

function LineText({ line, onEdit }: { readonly line: CartLine; readonly onEdit: (() => void) | undefined }) {
  const extras = extrasText(line.extras)
  const text = (
    <>
      <span className="block text-16 font-semibold wrap-anywhere">{line.name}</span>
      {line.sizeName && <span className="block text-14 text-muted">{line.sizeName}</span>}
      {extras.map(({ group, items }) => (
        <span key={group} className="block text-14 wrap-anywhere text-muted">
          {items}
        </span>
      ))}
      {line.notes && <span className="block text-14 wrap-anywhere text-muted italic">“{line.notes}”</span>}
    </>
  )
  if (!onEdit) return <div className="min-w-0 grow">{text}</div>
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onEdit}
      className="min-w-0 grow rounded-control text-left"
    >
      {text}
      <span className="mt-1 inline-block text-14 font-medium underline underline-offset-4">
        {cartPageCopy.edit}
      </span>
    </button>
  )
}

function LinePrice({ shown: { line, change }, free }: { readonly shown: ShownLine; readonly free: Minor }) {
  const format = useFormatAmount()
  const amount = line.price * line.quantity - free
  const before = (change?.kind === 'price' ? change.before : line.originalPrice) * line.quantity
  return (
    <span className={classNames('grid', change?.after === null && 'text-muted line-through')}>
      <Price
        amount={format(amount)}
        {...(before !== amount && {
          before: format(before),
          beforeLabel: menuCopy.before(''),
          amountLabel: menuCopy.now(''),
        })}
      />
      {line.quantity > 1 && (
        <span className="price text-12 text-muted">{cartPageCopy.each(format(line.price))}</span>
      )}
    </span>
  )
}
