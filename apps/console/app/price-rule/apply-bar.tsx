import { priceRuleWire } from '@mostrador/contract/price-rule/price-rule-of'
import { priceRuleText } from '@mostrador/copy/price-rule'
import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import { priceSums, type PricedMenu, type PriceRow } from '@mostrador/domain/price-rule/price-groups'
import type { Operation } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useChange, type ChangeRefusal } from '../document/use-change.ts'
import { ScheduleButton } from '../scheduled/schedule-button.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { changeText, standsOut } from './price-table.tsx'
import { namesOf } from './scope-names.ts'
import type { PriceRuling } from './use-price-rule.ts'

type ApplyBarProps = {
  readonly ruling: PriceRuling
  readonly menus: readonly PricedMenu[]
  readonly children: ReactNode
}

/** Bar with the effect of the rule and the button to apply it, which asks once more. */
export function ApplyBar({ ruling, menus, children }: ApplyBarProps) {
  const { mantissa } = useWorkplace().currency
  const { minor: money } = useMoney()
  const { rule, groups, leftOut, operations, reset } = ruling
  const [isAsked, setIsAsked] = useState(false)
  const [refusal, setRefusal] = useState<ChangeRefusal>()
  const { change, isSaving } = useChange((told) => {
    setRefusal(told)
    return told.conflict !== undefined || Object.keys(told.sentences).length > 0
  })
  const touched = useTouched(operations, isAsked)
  const rows = groups.flatMap((group) => group.rows)
  const sums = priceSums(rows, ({ id }) => leftOut.has(id))
  const count = operations.length
  const out = rows.filter(({ id, marks }) => leftOut.has(id) && !marks.includes('SAME')).length
  const marked = rows.filter((row) => standsOut(row) && !leftOut.has(row.id)).length
  if (!rule) return null
  const told = (as: 'TO_DO' | 'YOU_DID'): string =>
    priceRuleText(rule, { as, names: namesOf(menus, rule.scope), count, mantissa, money })

  async function apply(): Promise<void> {
    if (!rule) return
    setRefusal(undefined)
    const changed = await change({
      operations,
      door: 'RULE',
      rule: priceRuleWire(rule, mantissa),
      said: `${told('YOU_DID')}.`,
    })
    setIsAsked(false)
    if (changed.ok) reset()
  }

  return (
    <div className="sticky top-23 z-10 -mx-4 grid gap-2 bg-canvas px-4 py-2 md:-top-2">
      {refusal && <Refused refusal={refusal} rows={rows} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={count === 0} onClick={() => setIsAsked(true)}>
          {priceRuleCopy.apply(count)}
        </Button>
        <ScheduleButton
          disabled={count === 0}
          what={() => ({ operations, door: 'RULE', rule: priceRuleWire(rule, mantissa), partly: true })}
          onScheduled={reset}
        >
          <p className="font-semibold text-ink">{told('TO_DO')}.</p>
        </ScheduleButton>
        <output className="text-14 text-muted">
          {priceRuleCopy.summary(changeText(sums.before.total, sums.after.total))}
          {out > 0 && ` · ${priceRuleCopy.leftOut(out)}`}
        </output>
        {children}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={priceRuleCopy.ask(count)}
        confirmLabel={priceRuleCopy.confirm}
        cancelLabel={priceRuleCopy.stay}
        busy={isSaving}
        busyLabel={priceRuleCopy.applying}
        onConfirm={() => void apply()}
        onCancel={() => setIsAsked(false)}
      >
        <div className="grid gap-2">
          <p className="font-semibold text-ink">{told('TO_DO')}.</p>
          {marked > 0 && <p>{priceRuleCopy.askMarked(marked)}</p>}
          <p aria-live="polite">{touched && priceRuleCopy.touched(touched)}</p>
          <p>{priceRuleCopy.askHint}</p>
        </div>
      </ConfirmDialog>
    </div>
  )
}

type RefusedProps = { readonly refusal: ChangeRefusal; readonly rows: readonly PriceRow[] }

function Refused({ refusal: { conflict, sentences, problem }, rows }: RefusedProps) {
  const nameAt = (place: string): string => {
    const row = rows.find(({ id }) => id === place)
    return row ? [row.name, row.size].filter(Boolean).join(', ') : place
  }
  const told = conflict
    ? [priceRuleCopy.metAt(nameAt(conflict.place), conflict.by)]
    : Object.entries(sentences).map(([place, sentence]) => priceRuleCopy.refusedAt(nameAt(place), sentence))
  return (
    <Notice tone="danger" live="alert" title={priceRuleCopy.refused}>
      {(told.length > 0 ? told.slice(0, 5) : [whyRefused(problem)]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

/** Places in one request; for more, the whole menu is named. */
const MOST_PLACES = 50

/** Things that operations lie in: plates and garnish groups. */
function placesOf(operations: readonly Operation[]): readonly string[] {
  const things = [...new Set(operations.map(({ place }) => place.slice(0, 4).join('/')))]
  return things.length <= MOST_PLACES
    ? things
    : [...new Set(operations.map(({ place }) => place.slice(0, 2).join('/')))]
}

/** Counts carts and orders that a change meets; asked when it is about to be made. */
function useTouched(operations: readonly Operation[], isAsked: boolean) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const places = placesOf(operations)
  const { data } = useQuery({
    queryKey: ['touched', branchId, places],
    queryFn: () => answerOf(api.getTouched({ params: { id: branchId }, query: { place: [...places] } })),
    enabled: isAsked && places.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data
}
