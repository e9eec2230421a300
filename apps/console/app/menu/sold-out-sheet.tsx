import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy, LASTING_LABELS } from '@mostrador/copy/availability'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { Asking } from './asking.ts'
import { returnText, type MenuThing } from './menu-things.ts'
import { useSetThingSoldOut, type SoldOutChoice } from './menu-query.ts'
import { SoldOutControls, StandingLine } from './sold-out-controls.tsx'

type SoldOutSheetProps = {
  readonly menu: ConsoleMenu
  readonly thing: MenuThing
  readonly open: boolean
  readonly ask: Asking
  readonly onClose: () => void
  readonly onClosed: () => void
}

const HALF_HOUR_MS = 30 * 60_000

/** Sheet of the durations; each answer is one tap and saved at once. */
export default function SoldOutSheet({ menu, thing, open, ask, onClose, onClosed }: SoldOutSheetProps) {
  const save = useSetThingSoldOut(thing)
  const turn = (how: SoldOutChoice): void => {
    save(how)
    onClose()
  }
  const ingredient = menu.ingredients.find(({ name }) => thing.kind === 'INGREDIENT' && name === thing.id)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={thing.name}
      closeLabel={availabilityCopy.close}
    >
      <div className="grid gap-4 pb-2">
        {ingredient && <TakesAlong menu={menu} ingredient={ingredient} />}
        <StandingLine of={thing} />
        {thing.marked && (
          <Button wide size="large" variant="secondary" onClick={() => turn({ soldOut: false })}>
            {availabilityCopy.sellAgain}
          </Button>
        )}
        <Choices tomorrowAt={menu.tomorrowAt} turn={turn} />
        {thing.kind === 'PLATE' && <Sizes menu={menu} plateId={thing.id} ask={ask} />}
      </div>
    </Sheet>
  )
}

type IngredientProps = { readonly menu: ConsoleMenu; readonly ingredient: ConsoleMenu['ingredients'][number] }

/** Plates and garnishes that a mark of the ingredient takes along, with their number. */
function TakesAlong({ menu, ingredient: { name, plates, garnishes } }: IngredientProps) {
  const made = [
    ...menu.categories.flatMap((category) =>
      category.plates.map((plate) => ({ ...plate, name: plate.showName })),
    ),
    ...menu.garnishGroups.flatMap((group) => group.garnishes),
  ].filter(({ ingredients }) => ingredients.includes(name))
  return (
    <p className="text-14 text-muted">
      <strong className="font-semibold text-ink">{availabilityCopy.takesAlong(plates, garnishes)}</strong>:{' '}
      {[...new Set(made.map((one) => one.name))].join(', ')}
    </p>
  )
}

type ChoicesProps = { readonly tomorrowAt: string; readonly turn: (turn: SoldOutChoice) => void }

function Choices({ tomorrowAt, turn }: ChoicesProps) {
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  const [day, setDay] = useState<string>()
  const inHalfHours = (count: number): string => new Date(now.getTime() + count * HALF_HOUR_MS).toISOString()
  const choice = (kind: 'HALF_HOUR' | 'TWO_HOURS' | 'TOMORROW' | 'NOTICE', backAt?: string) => (
    <Button
      wide
      size="large"
      variant={kind === 'TOMORROW' ? 'primary' : 'secondary'}
      onClick={() => turn({ soldOut: true, lasting: { kind } })}
    >
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span>{LASTING_LABELS[kind]}</span>
        {backAt && <span className="text-14 font-normal">{returnText(backAt, now, timeZone)}</span>}
      </span>
    </Button>
  )
  return (
    <section aria-label={availabilityCopy.choose} className="grid gap-2 *:[button]:*:w-full">
      <h3 className="text-16 font-semibold">{availabilityCopy.choose}</h3>
      {choice('TOMORROW', tomorrowAt)}
      {choice('HALF_HOUR', inHalfHours(1))}
      {choice('TWO_HOURS', inHalfHours(4))}
      {choice('NOTICE')}
      {day === undefined ? (
        <Button wide size="large" variant="secondary" onClick={() => setDay('')}>
          <span className="block text-left">{LASTING_LABELS.DATE}</span>
        </Button>
      ) : (
        <DayForm
          day={day}
          onDay={setDay}
          onDone={(date) => turn({ soldOut: true, lasting: { kind: 'DATE', date } })}
        />
      )}
    </section>
  )
}

type DayFormProps = {
  readonly day: string
  readonly onDay: (day: string) => void
  readonly onDone: (day: string) => void
}

/** Form of the day of return, tomorrow at the earliest. */
function DayForm({ day, onDay, onDone }: DayFormProps) {
  const { timeZone } = useWorkplace().contact
  const first = addDays(wallClock(useNow(), timeZone).date, 1)
  const [hasTried, setHasTried] = useState(false)
  return (
    <form
      noValidate
      className="grid grid-cols-[1fr_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (day >= first) onDone(day)
        else setHasTried(true)
      }}
    >
      <TextField
        type="date"
        label={availabilityCopy.day}
        min={first}
        value={day}
        onChange={(event) => onDay(event.currentTarget.value)}
        {...(hasTried && day < first && { error: availabilityCopy.dayMissing })}
      />
      <Button type="submit" size="large">
        {availabilityCopy.untilDay}
      </Button>
    </form>
  )
}

type SizesProps = { readonly menu: ConsoleMenu; readonly plateId: string; readonly ask: Asking }

function Sizes({ menu, plateId, ask }: SizesProps) {
  const plate = menu.categories.flatMap(({ plates }) => plates).find(({ id }) => id === plateId)
  if (!plate || plate.sizes.length < 2) return null
  return (
    <section aria-label={availabilityCopy.sizes} className="grid gap-1">
      <h3 className="text-16 font-semibold">{availabilityCopy.sizes}</h3>
      <ul className="divide-y divide-line">
        {plate.sizes.map((size) => (
          <li key={size.id} className="flex min-h-16 items-center gap-3">
            <span className="min-w-0 grow">
              <span className="block text-16">{size.name}</span>
              <StandingLine of={size} />
            </span>
            <SoldOutControls
              thing={{ ...size, kind: 'SIZE', name: `${plate.showName}, ${size.name}` }}
              ask={ask}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
