import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { DECIDED } from '../layout/unsaved.ts'

/** Parts of a menu that the editor can show. */
export const MENU_PARTS = ['plates', 'groups', 'remarkeds', 'upselleds', 'discounts', 'indicators'] as const
export type MenuSectionName = (typeof MENU_PARTS)[number]

/** Lists whose things have a sheet, by their names in the address. */
export const SHEET_LISTS = ['plates', 'categories', 'garnishGroups', 'discounts', 'indicators'] as const
export type SheetList = (typeof SHEET_LISTS)[number]

/** Key of a new thing's sheet in the address; no slug equals it. */
export const NEW = '+'

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
    searchOf: (next: { readonly part?: MenuSectionName; readonly category?: string }): string => {
      const { part: _, category: __, ...others } = Object.fromEntries(query)
      return new URLSearchParams({ ...others, ...next }).toString()
    },
    chooseCategory: (key: string): void =>
      setQuery({ ...Object.fromEntries(query), part: 'plates', category: key }),
  }
}

function useMenuPath() {
  const { pathname } = useLocation()
  const [alias = '', section = '', list, key] = pathname.split('/').filter(Boolean)
  return {
    page: `/${alias}/${section}`,
    opened: list === undefined || key === undefined ? undefined : { list, key },
  }
}

type SheetWay = { readonly replace: boolean; readonly state: unknown }

/** Navigation state of a sheet: back leads to its list. */
const OVER_LIST = { isOverList: true }

/**
 * Opens and closes the sheet of a thing beside the list. History keeps one entry for all sheets
 * opened in a row, and none once they are closed, so that back never reopens one, nor the empty
 * form of a new thing.
 */
export function useSheets() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { page, opened } = useMenuPath()
  const isOpened = opened !== undefined
  const way: SheetWay = isOpened ? { replace: true, state } : { replace: false, state: OVER_LIST }
  const isOverList = isOpened && (state as typeof OVER_LIST | null)?.isOverList === true
  return {
    way,
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
    /** Leaves the sheet of a removed thing, with its unsaved changes. */
    leaveGone: useCallback(
      () => void navigate({ pathname: page, search }, { replace: true, state: DECIDED }),
      [navigate, page, search],
    ),
    leave: useCallback(() => {
      if (!isOverList) void navigate({ pathname: page, search }, { replace: true })
      // A second call must not go back twice.
      else if (location.pathname.endsWith(pathname)) void navigate(-1)
    }, [navigate, page, search, pathname, isOverList]),
  }
}
