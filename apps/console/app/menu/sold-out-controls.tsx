import { availabilityCopy } from '@mostrador/copy/availability'
import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Chip } from '@mostrador/ui/chip.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import type { Asking } from './asking.ts'
import { standingText, titleOf, type MenuThing, type Standing } from './menu-things.ts'
import { useSetThingSoldOut } from './menu-query.ts'

/** Line on why a thing is sold out, and until when; nothing for one that is not. */
export function StandingLine({ of }: { readonly of: Standing }) {
  const { timeZone } = useWorkplace().contact
  const text = standingText(of, useNow(), timeZone)
  return text && <span className="block text-12 font-medium text-danger">{text}</span>
}

type SoldOutControlsProps = {
  readonly thing: MenuThing
  readonly ask: Asking
  /** Only the switch, in little room. */
  readonly compact?: boolean
}

/**
 * Button that asks until when, and a switch that marks "until tomorrow" by one tap. A thing gone
 * for another reason cannot be switched back: the switch asks too.
 */
export function SoldOutControls({ thing, ask, compact = false }: SoldOutControlsProps) {
  const turn = useSetThingSoldOut(thing)
  const may = useMay('menu.sold-out')
  const { soldOut, marked, name } = thing
  if (!may) return null

  function toggle(): void {
    if (!soldOut) turn({ soldOut: true, lasting: { kind: 'TOMORROW' } })
    else if (marked && thing.without.length === 0) turn({ soldOut: false })
    else ask(thing.without[0] === undefined ? thing : { kind: 'INGREDIENT', id: thing.without[0] })
  }

  return (
    <span className="relative ml-auto flex shrink-0 items-center">
      {!compact && (
        <IconButton icon="clock" label={availabilityCopy.chooseFor(name)} onClick={() => ask(thing)} />
      )}
      <button
        type="button"
        role="switch"
        aria-checked={!soldOut}
        aria-label={consoleCopy.availability(name)}
        onClick={toggle}
        className="grid min-h-14 min-w-20 place-items-center content-center gap-1 rounded-control hover:bg-sunken"
      >
        <span
          className={classNames(
            'flex h-7 w-12 items-center rounded-full p-0.5 transition-[background-color]',
            soldOut ? 'bg-line-strong' : 'bg-positive',
          )}
        >
          <span
            className={classNames(
              'size-6 rounded-full bg-raised transition-[translate]',
              !soldOut && 'translate-x-5',
            )}
          />
        </span>
        <span className={classNames('text-12 font-semibold', soldOut ? 'text-danger' : 'text-muted')}>
          {soldOut ? consoleCopy.soldOut : consoleCopy.available}
        </span>
      </button>
    </span>
  )
}

type Ingredients = { readonly ingredients: ConsoleMenu['ingredients']; readonly ask: Asking }

/** Chips of ingredients; one mark takes along all that is made with one. */
export function IngredientChips({ ingredients, ask }: Ingredients) {
  const may = useMay('menu.sold-out')
  if (!may || ingredients.length === 0) return null
  return (
    <section aria-label={availabilityCopy.ingredients} className="grid gap-2">
      <h2 className="text-18 font-bold">{availabilityCopy.ingredients}</h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        {ingredients.map((one) => (
          <li key={one.name}>
            <Chip
              selected={one.soldOut}
              {...(one.soldOut && {
                icon: 'clock' as const,
                'aria-label': availabilityCopy.isSoldOut(titleOf(one.name)),
              })}
              onClick={() => ask({ kind: 'INGREDIENT', id: one.name })}
            >
              {titleOf(one.name)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
