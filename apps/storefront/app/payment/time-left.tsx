import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { classNames } from '@mostrador/ui/class-names'
import { timeText } from './use-time-left.ts'

type TimeLeftProps = {
  /** In seconds; undefined during hydration. */
  readonly left: number | undefined
  readonly className?: string
}

/** Time left to pay. Only its digits are tabular, since tabular spaces are wide. */
export function TimeLeft({ left, className }: TimeLeftProps) {
  const time = left === undefined ? '' : timeText(left)
  const [before, after] = payPromptCopy.timeLeft(time).split(time)
  return (
    <p role="timer" className={classNames('min-h-5', className)}>
      {left !== undefined && (
        <>
          {before}
          <span className="tabular-nums">{time}</span>
          {after}
        </>
      )}
    </p>
  )
}
