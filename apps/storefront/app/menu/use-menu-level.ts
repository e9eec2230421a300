import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useState } from 'react'
import { useOutletContext, useParams } from 'react-router'

type MenuLevel = 'menu' | 'category' | 'plate'

/**
 * Outlet of the pages inside a menu: the level that is drawn, whether the plate is a sheet over
 * it, and the page that a plate leads back to.
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
 * Decides which level is drawn, and whether a plate lies over it as a sheet. A plate opened from
 * the menu or from its category lies over that page; one reached by its address is a page of its
 * own, so that server and browser render the same. The page of a plate leads back to its category
 * where it was opened from there, and always where the menu shows categories alone.
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

/** Returns the menu's outlet to the pages of a category and of a plate. */
export const useMenuOutlet = (): MenuOutlet => useOutletContext<MenuOutlet>()
