import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import type { ReadBankSheet } from '@mostrador/domain/transfer/bank-sheet'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { useMoney } from '../workplace/contact-context.ts'
import { dayOf } from './open-movements.tsx'

const FIRST_SHOWN = 5
const MORE_SHOWN = 50

type ProblemsProps = Pick<ReadBankSheet, 'problems'> & {
  readonly isSkipped: boolean
  readonly onSkip: (isSkipped: boolean) => void
}

/** List of unreadable rows, with a choice to import the rest without them. */
export function MovementProblems({ problems, isSkipped, onSkip }: ProblemsProps) {
  if (problems.length === 0) return null
  const left = problems.length - FIRST_SHOWN
  return (
    <Notice tone={isSkipped ? 'warning' : 'danger'} title={copy.problems(problems.length)}>
      <ul>
        {problems.slice(0, FIRST_SHOWN).map(({ row, code, text }) => (
          <li key={row} className="wrap-anywhere">
            {copy.problem[code](row, text.slice(0, 40))}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{copy.moreProblems(left)}</p>}
      <Checkbox
        label={copy.skip}
        checked={isSkipped}
        onChange={({ currentTarget: { checked } }) => onSkip(checked)}
      />
    </Notice>
  )
}

type RowsProps = Pick<ReadBankSheet, 'movements'> & {
  /** Rows left out, numbered as in the sheet. */
  readonly left: ReadonlySet<number>
  readonly onLeave: (left: ReadonlySet<number>) => void
}

/** Preview of the movements, to check the columns and leave some out. */
export function MovementRows({ movements, left, onLeave }: RowsProps) {
  const { minor } = useMoney()
  const [most, setMost] = useState(FIRST_SHOWN)
  if (movements.length === 0) return null
  const more = Math.min(MORE_SHOWN, movements.length - most)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <ul className="w-full divide-y divide-line rounded-control border border-line text-14">
        {movements.slice(0, most).map(({ row, day, amount, text }) => (
          <li key={row} className="px-3">
            <Checkbox
              aria-label={copy.take(row)}
              label={text || dayOf(day)}
              hint={dayOf(day)}
              trailing={minor(amount)}
              checked={!left.has(row)}
              onChange={({ currentTarget: { checked } }) =>
                onLeave(new Set([...left, row].filter((one) => !checked || one !== row)))
              }
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + more)}>
          {copy.showMore(more)}
        </Button>
      )}
    </div>
  )
}
