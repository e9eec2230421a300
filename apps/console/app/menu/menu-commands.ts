import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { availabilityCopy } from '@mostrador/copy/availability'
import { menuCommands as words } from '@mostrador/copy/palette'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import type { Command, Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { thingsOf, type MenuThing } from './menu-things.ts'
import { menuQuery, useSetSoldOut } from './menu-query.ts'

/** A single letter occurs in every plate. */
const LEAST_TYPED = 2

/** Commands to open plates, and to mark things as sold out until tomorrow or as back. */
export function useMenuCommands(typed: string): Offer {
  const { contact } = useWorkplace()
  const navigate = useNavigate()
  const turn = useSetSoldOut()
  const mayMark = useMay('menu.sold-out')
  const mayOpen = [useMay('menu.edit', 'brand'), useMay('menu.prices', 'brand')].includes(true)
  // A menu may be large: it is loaded once somebody types.
  const isWanted = (mayMark || mayOpen) && typed.trim().length >= LEAST_TYPED
  const {
    data: menu,
    isFetching,
    error,
  } = useQuery({
    ...menuQuery(useApi(), contact.id),
    enabled: isWanted,
  })
  const go = (path: string) => () => void navigate(`/${contact.alias}/menu${path}`)
  const soldOut: Command = {
    id: 'sold-out',
    topic: 'places',
    title: words.soldOut,
    icon: 'clock',
    words: words.soldOutWords,
    run: go('?show=sold-out'),
  }
  if (!mayMark && !mayOpen) return { commands: [] }
  if (!menu) return { commands: [soldOut], isSearching: isFetching, isCutOff: isWanted && error !== null }
  const things = distinct(thingsOf(menu))
  // The menu's page identifies a plate by its document key.
  const open = (plate: ConsolePlate): Command => ({
    id: `plate ${plate.id}`,
    topic: 'menu',
    title: plate.showName,
    hint: words.editPlate,
    icon: 'bag',
    run: go(`/plates/${plate.key}?${new URLSearchParams({ menu: plate.menu })}`),
  })
  return {
    commands: [
      soldOut,
      ...(mayOpen ? platesOf(menu).map(open) : []),
      ...(mayMark ? things.flatMap((thing) => markCommand(menu, thing, turn)) : []),
    ],
  }
}

type ConsolePlate = ConsoleMenu['categories'][number]['plates'][number]

const platesOf = ({ categories }: ConsoleMenu): readonly ConsolePlate[] => [
  ...new Map(categories.flatMap(({ plates }) => plates).map((plate) => [plate.id, plate])).values(),
]

/** A plate in two categories counts once. */
const distinct = (things: readonly MenuThing[]): readonly MenuThing[] => [
  ...new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
]

/** Returns the command that marks a thing or sells it again; none where neither is possible. */
function markCommand(
  menu: ConsoleMenu,
  thing: MenuThing,
  turn: ReturnType<typeof useSetSoldOut>,
): readonly Command[] {
  const { kind, id, name, soldOut, marked } = thing
  if (soldOut && !marked) return []
  const about = { id: `mark ${kind} ${id}`, topic: 'menu', icon: soldOut ? 'refresh' : 'clock' } as const
  if (soldOut)
    return [
      {
        ...about,
        title: words.sellAgain(name),
        words: words.backWords,
        run: () => turn(thing, { soldOut: false }),
      },
    ]
  return [
    {
      ...about,
      title: words.markOut(name),
      hint: [kindOf(menu, thing), words.untilTomorrow].filter(Boolean).join(' · '),
      words: words.outWords,
      run: () => turn(thing, { soldOut: true, lasting: { kind: 'TOMORROW' } }),
    },
  ]
}

/** Hint that tells a thing from a plate of the same name. */
function kindOf(menu: ConsoleMenu, { kind, id }: MenuThing): string | undefined {
  if (kind === 'INGREDIENT') {
    const taken = menu.ingredients.find(({ name }) => name === id)
    return taken && availabilityCopy.takesAlong(taken.plates, taken.garnishes)
  }
  if (kind !== 'GARNISH') return undefined
  const group = menu.garnishGroups.find(({ garnishes }) => garnishes.some((one) => one.id === id))
  return group && words.garnishOf(group.name)
}
