import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { pointsToMinor, suggestedPoints } from '@mostrador/domain/loyalty/redeem-points'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { termsOf, type PointsNow } from '../loyalty/judge-points.ts'
import type { SectionProps } from './section-props.ts'
import { readWish } from '../loyalty/points-wish.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

export type RedeemFormProps = Pick<SectionProps, 'state' | 'change'> & {
  readonly program: LoyaltyProgramInfo
  readonly points: PointsNow
  readonly onDone: () => void
}

/** Form of the points to spend, as many as possible. Source: 000 §5 Loyalty redemption. */
export function RedeemForm({ state, change, program, points, onDone }: RedeemFormProps) {
  const toast = useToast()
  const format = useFormatAmount()
  const { name } = program
  const { balance, amount } = points
  const terms = termsOf(program)
  const order = { balance, amount, mantissa: state.mantissa }
  const wanted = state.draft.points
  const [typed, setTyped] = useState(() => String(wanted || suggestedPoints(terms, order)))
  const [problem, setProblem] = useState<string>()
  const { form, countTry } = useFocusOnProblem(problem)

  function redeem(): void {
    const wish = readWish(typed, terms, { ...order, name })
    if (!wish.ok) {
      setProblem(wish.problem)
      return toast({ text: wish.problem, tone: 'danger' })
    }
    change({ points: wish.points })
    onDone()
  }

  const total = <p className="text-18 font-semibold">{loyaltyCopy.balance(formatWhole(balance), name)}</p>
  if (points.isBlockedByCode || balance === 0) {
    return (
      <div className="grid gap-4">
        {total}
        <Notice>
          {points.isBlockedByCode ? loyaltyCopy.notWithCode(name) : loyaltyCopy.nothingToRedeem(name)}
        </Notice>
      </div>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        countTry()
        redeem()
      }}
    >
      {total}
      {!terms.supportsDiscounts && <p className="text-14 text-muted">{loyaltyCopy.notWithCode(name)}</p>}
      <TextField
        label={loyaltyCopy.field(name)}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={12}
        hint={loyaltyCopy.worth(format(pointsToMinor(1, state.mantissa)))}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(undefined)
        }}
        {...(problem !== undefined && { error: problem })}
      />
      <div className="flex gap-2 *:flex-1">
        {wanted > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              change({ points: 0 })
              onDone()
            }}
          >
            {loyaltyCopy.remove}
          </Button>
        )}
        <Button type="submit">{loyaltyCopy.apply}</Button>
      </div>
    </form>
  )
}
