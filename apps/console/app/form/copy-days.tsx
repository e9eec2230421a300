import { weekCopy as copy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useState } from 'react'

export type CopyDaysProps = {
  readonly from: DayOfWeek
  readonly onCopy: (days: readonly DayOfWeek[]) => void
  readonly onClose: () => void
}

const WORKDAYS = DAYS_OF_WEEK.slice(0, 5)
const WEEKEND = DAYS_OF_WEEK.slice(5)

const SETS = [
  { label: copy.all, days: DAYS_OF_WEEK },
  { label: copy.workdays, days: WORKDAYS },
  { label: copy.weekend, days: WEEKEND },
] as const

/** Dialog to copy the hours of one day to others. */
export default function CopyDays({ from, onCopy, onClose }: CopyDaysProps) {
  const others = DAYS_OF_WEEK.filter((day) => day !== from)
  const [chosen, setChosen] = useState<readonly DayOfWeek[]>(others)
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={copy.close}
      title={copy.copyTitle(copy.days[from])}
      footer={
        <Button
          wide
          disabled={chosen.length === 0}
          onClick={() => {
            onCopy(chosen)
            onClose()
          }}
        >
          {copy.copyNow}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {SETS.map(({ label, days }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              onClick={() => setChosen(others.filter((day) => days.includes(day)))}
            >
              {label}
            </Button>
          ))}
        </div>
        <fieldset className="grid">
          <legend className="sr-only">{copy.copyTo}</legend>
          {others.map((day) => (
            <Checkbox
              key={day}
              label={copy.days[day]}
              checked={chosen.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
}
