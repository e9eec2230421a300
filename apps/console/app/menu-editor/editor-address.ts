import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { DECIDED } from '../layout/unsaved.ts'

/** Parts of a menu that the editor can show. */
export const MENU_PARTS = ['plates', 'groups', 'remarkeds', 'upselleds', 'discounts', 'indicators'] as const
export type MenuPartName = (typeof MENU_PARTS)[number]

/** The lists whose things have a sheet of their own, by their name in the address. */
export const SHEET_LISTS = ['plates', 'categories', 'garnishGroups', 'discounts', 'indicators'] as const
export type SheetList = (typeof SHEET_LISTS)[number]

/** In the place of a key: the sheet of a thing that is not there yet. No slug is like it. */
export const NEW = '+'

/** The address of a sheet, from the page of the menu on. */
const sheetPath = (list: SheetList, key: string): string => `${list}/${key}`

/** Reads part and category of the editor from the address. */
export function useEditorAddress() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('part')
  const part = MENU_PARTS.find((one) => one === asked) ?? 'plates'
  const category = part === 'plates' ? query.get('category') : null
  return {
    part,
    category,
    /** The search of a link to a part, or to one category of the plates. */
    searchOf: (next: { readonly part?: MenuPartName; readonly category?: string }): string => {
      const { part: _, category: __, ...others } = Object.fromEntries(query)
      return new URLSearchParams({ ...others, ...next }).toString()
    },
    chooseCategory: (key: string): void =>
      setQuery({ ...Object.fromEntries(query), part: 'plates', category: key }),
  }
}

/** The page of the menu and the sheet that is open beside it, as the address names them. */
function useMenuPath() {
  const { pathname } = useLocation()
  const [alias = '', section = '', list, key] = pathname.split('/').filter(Boolean)
  return {
    page: `/${alias}/${section}`,
    opened: list === undefined || key === undefined ? undefined : { list, key },
  }
}

/** Options of a navigation to a sheet. */
type SheetWay = { readonly replace: boolean; readonly state: unknown }

/** Said with the address of a sheet: back leads to its list. */
const OVER_LIST = { isOverList: true }

/**
 * Opens the sheet of a thing beside the list, and leaves it again. Of all the sheets that are
 * opened one after the other the history keeps one, and none once it is left: back never opens
 * again what was closed, nor the empty form of what was added.
 */
export function useSheets() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { page, opened } = useMenuPath()
  const isOpened = opened !== undefined
  const way: SheetWay = isOpened ? { replace: true, state } : { replace: false, state: OVER_LIST }
  const isOverList = isOpened && (state as typeof OVER_LIST | null)?.isOverList === true
  return {
    /** How a link to a sheet goes there. */
    way,
    /** The thing whose sheet is open. */
    opened,
    pathTo: (list: SheetList, key: string) => ({ pathname: `${page}/${sheetPath(list, key)}`, search }),
    open: useCallback(
      (list: SheetList, key: string) =>
        void navigate(
          { pathname: `${page}/${sheetPath(list, key)}`, search },
          isOpened ? { replace: true, state } : { state: OVER_LIST },
        ),
      [navigate, page, search, isOpened, state],
    ),
    /** Leaves the sheet of a thing that was taken out, and what was not saved of it. */
    leaveGone: useCallback(
      () => void navigate({ pathname: page, search }, { replace: true, state: DECIDED }),
      [navigate, page, search],
    ),
    leave: useCallback(() => {
      if (!isOverList) void navigate({ pathname: page, search }, { replace: true })
      // Asked twice, it leaves once.
      else if (location.pathname.endsWith(pathname)) void navigate(-1)
    }, [navigate, page, search, pathname, isOverList]),
  }
}
