import { percentText } from '@mostrador/copy/price-rule'
import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { noBreak } from '@mostrador/domain/money/no-break'
import {
  priceSums,
  type PriceGroup,
  type PriceFlag,
  type PriceRow,
} from '@mostrador/domain/price-rule/price-groups'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { memo } from 'react'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { PriceRuling } from './use-price-rule.ts'

export type RowFilter = 'all' | 'marked' | 'same'

/** Whether a row has a mark other than `SAME`. */
export const standsOut = ({ marks }: PriceRow): boolean => marks.some((mark) => mark !== 'SAME')

const PASSES: Readonly<Record<RowFilter, (row: PriceRow) => boolean>> = {
  all: () => true,
  marked: standsOut,
  same: ({ marks }) => marks.includes('SAME'),
}

type PriceTableProps = Pick<PriceRuling, 'groups' | 'leftOut' | 'keep' | 'moved'> & {
  readonly filter: RowFilter
}

/** Table of prices by category, before and after, with a tick for those that change. */
export function PriceTable({ groups, leftOut, keep, moved, filter }: PriceTableProps) {
  const shown = groups
    .map((group) => ({ group, rows: group.rows.filter(PASSES[filter]) }))
    .filter(({ rows }) => rows.length > 0)
  if (shown.length === 0) return <p className="py-6 text-16 text-muted">{priceRuleCopy.nothingThere}</p>
  return (
    <div className="grid grid-cols-1 gap-6 pb-6">
      {shown.map(({ group, rows }) => (
        <section
          key={group.id}
          aria-label={group.name}
          className="rounded-card border border-line bg-surface [contain-intrinsic-size:auto_600px] [content-visibility:auto]"
        >
          <GroupHead {...{ group, leftOut, keep }} />
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} isOut={leftOut.has(row.id)} isMoved={moved.has(row.id)} keep={keep} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Writes the change of an amount: "+12,5 %". */
export const changeText = (before: number, after: number): string => {
  if (before === 0) return '—'
  const percent = Math.round(((after - before) / before) * 1000) / 10
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${percentText(Math.abs(percent))}`
}

type GroupHeadProps = Pick<PriceRuling, 'leftOut' | 'keep'> & { readonly group: PriceGroup }

function GroupHead({ group, leftOut, keep }: GroupHeadProps) {
  const { currency } = useWorkplace()
  const whole = (amount: number): string => noBreak(formatAmount(amount, currency, { decimals: 'none' }))
  const { name, others, rows } = group
  const sums = priceSums(rows, ({ id }) => leftOut.has(id))
  const [before, after] = [sums.before.average, sums.after.average]
  const changing = rows.filter((row) => row.before !== row.after)
  const kept = changing.filter(({ id }) => !leftOut.has(id))
  const isSome = kept.length > 0 && kept.length < changing.length
  return (
    <Checkbox
      className="px-4 py-1"
      mixed={isSome}
      aria-label={priceRuleCopy.wholeGroup(name)}
      label={<span className="text-18 font-bold wrap-anywhere">{name}</span>}
      hint={
        <>
          {before === after
            ? priceRuleCopy.groupSame(whole(before))
            : priceRuleCopy.group(whole(before), whole(after), changeText(before, after))}
          {others > 0 && <span className="block text-warning">{priceRuleCopy.others(others)}</span>}
        </>
      }
      disabled={changing.length === 0}
      checked={kept.length > 0 && !isSome}
      onChange={({ currentTarget }) => keep(changing, currentTarget.checked)}
    />
  )
}

const TONES = {
  LARGE: 'warning',
  AGAINST: 'warning',
  FREE: 'danger',
  SAME: 'neutral',
} as const satisfies Record<PriceFlag, 'warning' | 'danger' | 'neutral'>

type RowProps = Pick<PriceRuling, 'keep'> & {
  readonly row: PriceRow
  readonly isOut: boolean
  readonly isMoved: boolean
}

const Row = memo(
  ({ row, isOut, isMoved, keep }: RowProps) => {
    const isSame = row.before === row.after
    return (
      <Checkbox
        className="px-4"
        label={
          <span className={classNames('wrap-anywhere', isOut && 'text-muted')}>
            {row.name}
            {row.size !== undefined && <span className="text-muted"> · {row.size}</span>}{' '}
            <span className="inline-flex flex-wrap gap-1 align-middle">
              {row.marks.map((mark) => (
                <Tag key={mark} tone={TONES[mark]}>
                  {priceRuleCopy.marks[mark]}
                </Tag>
              ))}
              {isMoved && <Tag tone="brand">{priceRuleCopy.moved}</Tag>}
            </span>
          </span>
        }
        trailing={<BeforeAfter row={row} isOut={isOut || isSame} />}
        checked={!isOut && !isSame}
        disabled={isSame}
        onChange={({ currentTarget }) => keep([row], currentTarget.checked)}
      />
    )
  },
  (one, other) =>
    one.isOut === other.isOut &&
    one.isMoved === other.isMoved &&
    one.row.id === other.row.id &&
    one.row.name === other.row.name &&
    one.row.before === other.row.before &&
    one.row.after === other.row.after &&
    one.row.marks.join() === other.row.marks.join(),
)

/** Price before, struck through, and after; one below the other on a phone. */
function BeforeAfter({ row: { before, after }, isOut }: { readonly row: PriceRow; readonly isOut: boolean }) {
  const { minor } = useMoney()
  if (isOut)
    return (
      <span className="text-16 text-ink">
        {minor(before)} <span className="sr-only">{priceRuleCopy.stays}</span>
      </span>
    )
  return (
    <span className="grid justify-items-end gap-x-3 md:grid-cols-[minmax(6rem,auto)_auto_minmax(6rem,auto)_4.5rem] md:items-center">
      <s className="text-14">{minor(before)}</s>
      <span className="sr-only">{priceRuleCopy.becomes}</span>
      <Icon name="arrow-right" size={16} className="max-md:hidden" />
      <strong className="text-16 font-bold text-ink">{minor(after)}</strong>
      <span className="text-14">{changeText(before, after)}</span>
    </span>
  )
}
