import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useState } from 'react'
import { useOutletContext, useParams } from 'react-router'

/** The levels of the pages of a mode. */
type MenuLevel = 'menu' | 'category' | 'plate'

/**
 * What the pages inside of a menu are told: which level is drawn, whether the plate is a sheet over
 * it, and to which page the page of a plate leads back.
 */
export type MenuOutlet = {
  readonly level: MenuLevel
  readonly hasSheet: boolean
  readonly backTo: 'menu' | 'category'
}

type Wanted = Pick<
  BranchContactInfo['branch']['generalConfig']['menuConfig'],
  'plateDetailInModal' | 'platesInMainView'
>

/**
 * Which level is drawn, and whether a plate lies over it as a sheet. A plate opened from the menu
 * or from its category lies over that page; one reached by its address is a page of its own, so
 * that what the server rendered and what the browser takes over are the same. A page of a plate
 * leads back to its category where it was opened from there, and always where the menu itself shows
 * the categories alone.
 */
export function useMenuLevel({ plateDetailInModal, platesInMainView }: Wanted): MenuOutlet {
  const { category, plate } = useParams()
  const at = levelOf(category, plate)
  const [origin, setOrigin] = useState(at)
  if (at !== 'plate' && at !== origin) setOrigin(at)
  const hasSheet = plateDetailInModal && at === 'plate' && origin !== 'plate'
  const backTo = !platesInMainView || origin === 'category' ? 'category' : 'menu'
  return { level: hasSheet ? origin : at, hasSheet, backTo }
}

function levelOf(category: string | undefined, plate: string | undefined): MenuLevel {
  if (plate) return 'plate'
  return category ? 'category' : 'menu'
}

/** What the pages of a category and of a plate are told by the menu around them. */
export const useMenuOutlet = (): MenuOutlet => useOutletContext<MenuOutlet>()
