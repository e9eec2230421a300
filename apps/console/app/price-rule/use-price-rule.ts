import {
  priceGroups,
  priceOperations,
  type PricedMenu,
  type PriceGroup,
  type PriceRow,
} from '@mostrador/domain/price-rule/price-groups'
import type { PriceRule } from '@mostrador/domain/price-rule/price-rule'
import type { Operation } from '@mostrador/domain/revision/operation'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { firstDraft, readDraft, scopeOf, type PriceDraft, type SentenceProblem } from './price-draft.ts'

export type PriceRuling = {
  readonly draft: PriceDraft
  readonly change: (part: Partial<PriceDraft>) => void
  readonly problem: SentenceProblem | undefined
  /** Undefined until the sentence can be read. */
  readonly rule: PriceRule | undefined
  readonly groups: readonly PriceGroup[]
  readonly leftOut: ReadonlySet<string>
  readonly keep: (rows: readonly PriceRow[], isKept: boolean) => void
  /** Rows whose price others changed since the sentence was written. */
  readonly moved: ReadonlySet<string>
  readonly operations: readonly Operation[]
  readonly reset: () => void
}

/** Holds a rule over the present menus of a branch. */
export function usePriceRule(menus: readonly PricedMenu[]): PriceRuling {
  const { currency } = useWorkplace()
  const [address] = useSearchParams()
  const [draft, setDraft] = useState(() => {
    const asked = address.get('menu') ?? ''
    const menu = menus.find(({ key }) => key === asked) ?? menus[0]
    return firstDraft(scopeOf(menu?.key ?? '', address), currency)
  })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  // The amount shows each key at once, the effect on a thousand prices a moment later.
  const written = useDeferredValue(draft)
  const read = readDraft(written, currency)
  const rule = read.ok ? read.rule : undefined
  const ruleKey = JSON.stringify(rule)
  const groups = useMemo(() => {
    const one = ruleKey === undefined ? undefined : (JSON.parse(ruleKey) as PriceRule)
    const menu = menus.find(({ key }) => key === one?.scope.menu)
    return one && menu ? priceGroups(menu, one, currency.mantissa) : []
  }, [menus, ruleKey, currency.mantissa])
  const rows = groups.flatMap((group) => group.rows)
  const now = readDraft(draft, currency)

  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    problem: now.ok ? undefined : now.problem,
    rule,
    groups,
    leftOut,
    keep: (some, isKept) =>
      setLeftOut((before) => {
        const next = new Set(before)
        for (const { id } of some) {
          if (isKept) next.delete(id)
          else next.add(id)
        }
        return next
      }),
    moved: useMoved(rows, ruleKey),
    operations: priceOperations(
      rows.filter(({ id }) => !leftOut.has(id)),
      currency.mantissa,
    ),
    reset: () => {
      setDraft((before) => ({ ...before, amount: '' }))
      setLeftOut(new Set())
    },
  }
}

/** Finds the rows whose price changed since the rule was written. */
function useMoved(rows: readonly PriceRow[], ruleKey: string | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<{ key: string | undefined; prices: ReadonlyMap<string, number> }>()
  if (!seen || seen.key !== ruleKey)
    setSeen({ key: ruleKey, prices: new Map(rows.map(({ id, before }) => [id, before])) })
  return new Set(
    rows.flatMap(({ id, before }) => {
      const was = seen?.key === ruleKey ? seen?.prices.get(id) : undefined
      return was === undefined || was === before ? [] : [id]
    }),
  )
}
