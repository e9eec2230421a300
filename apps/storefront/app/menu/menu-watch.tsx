import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { menuChangeCopy } from '@mostrador/copy/menu-change'
import { pollWhileVisible, throttle } from '@mostrador/live/polling'
import { useFetched } from '@mostrador/live/use-fetched'
import type { Menu } from '@mostrador/domain/menu/menu'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useAlias } from '../place/use-alias.ts'
import { useReload } from '../place/reload.ts'
import { browserApi } from '../api.ts'
import { loadMenuHashes } from '../place/load-menu-hashes.ts'
import { standingText } from '../place/standing-text.ts'
import { nextReturn } from './next-return.ts'
import { onMenuDoubt } from '../place/menu-doubt.ts'
import { findPlate } from '../place/menu-view.ts'
import { menuViewOf } from '../place/menus.ts'
import { useMenu } from './use-menu.ts'

/** Interval between questions about an open page's menu, and the shortest, in milliseconds. */
const EVERY_MS = 3 * 60_000
const AT_MOST_EVERY_MS = 5000

/**
 * Shortest and longest wait after a return before the page asks, in milliseconds, so that a
 * thousand open pages do not ask together; and the longest delay of a timer: later returns are
 * covered by the interval.
 */
const AFTER_RETURN_MS = [3_000, 13_000] as const
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Watches the menu while it is read, and the interruptions of its mode: it asks when the page is
 * shown again, every few minutes, when a sold-out item returns, and after a refusal. A change is
 * told, and "Actualizar" shows the new menu in place; under an open plate it is taken over by
 * itself, so that the diner does not add at an old price. The cart tells its own changes. Loaded
 * when the page is idle.
 */
export default function MenuWatch() {
  const { view } = useMenu()
  const toast = useToast()
  const { category = '', plate = '' } = useParams()
  const { newHash, isUpdating, update } = useNewMenu({ category, plate })
  const isChanged = newHash !== '' && newHash !== view.menu.hash
  const follows = isChanged && plate !== ''
  useEffect(() => {
    if (!follows) return
    void update({ unlessGone: true }).then((isDone) => isDone && toast({ text: menuChangeCopy.changed }))
  }, [follows, update, toast])
  return (
    <output className="pointer-events-none fixed inset-x-0 top-30 z-30 grid justify-items-center px-4">
      {isChanged && (
        <span className="pointer-events-auto flex max-w-md animate-rise items-center gap-3 rounded-card bg-raised py-1 pr-1 pl-4 text-14 shadow-float">
          <Icon name="refresh" />
          <span>{menuChangeCopy.changed}</span>
          <button
            type="button"
            disabled={isUpdating}
            onClick={() => void update().then(focusContent)}
            className="min-h-11 rounded-control px-3 font-bold underline underline-offset-4 disabled:opacity-45"
          >
            {menuChangeCopy.refresh}
          </button>
        </span>
      )}
    </output>
  )
}

/** The button is removed with its notice, so the page takes the focus, in place. */
function focusContent(): void {
  const content = document.getElementById('content')
  content?.setAttribute('tabindex', '-1')
  content?.focus({ preventScroll: true })
}

type Asked = Pick<OrderModeInfo, 'pause' | 'busy'> & { readonly hash: string }

const NOTHING_ASKED: Asked & { readonly isFirst?: true } = {
  hash: '',
  pause: null,
  busy: null,
  isFirst: true,
}

/** Reloads the branch contact silently once its mode has other interruptions. */
function useFollowed(answer: typeof NOTHING_ASKED | undefined): void {
  const { mode, contact } = useMenu()
  const reload = useReload()
  const followed = useRef('')
  useEffect(() => {
    if (!answer || answer.isFirst) return
    const standing = standingText(answer)
    if (standing === standingText(mode)) followed.current = ''
    else if (standing !== followed.current) {
      followed.current = standing
      browserApi.forget(contact.alias)
      void reload()
    }
  }, [answer, mode, contact.alias, reload])
}

type Shown = { readonly category: string; readonly plate: string }
type UpdateOptions = { readonly unlessGone?: boolean }

/** Returns the server's hash for this mode, once known, and a function that takes that menu. */
function useNewMenu({ category, plate }: Shown) {
  const { place, view } = useMenu()
  const { mantissa } = useAlias().country
  const { alias, orderModeId } = place
  const [isUpdating, setIsUpdating] = useState(false)
  const reload = useReload()

  const { answer, again } = useFetched(`${alias}/${orderModeId}`, {
    first: NOTHING_ASKED,
    ask: () => loadMenuHashes(browserApi.client, { alias, orderModeId }),
    // After a failure, or without the mode, the page stays as it is.
    take: (hashes) => hashes.find((one) => one.orderModeId === orderModeId && one.hash !== ''),
  })
  const newHash = answer?.hash
  useFollowed(answer)
  useOccasions(again)
  useReturn(again, view.menu)

  const update = useCallback(
    async ({ unlessGone = false }: UpdateOptions = {}): Promise<boolean> => {
      setIsUpdating(true)
      const menu = await bringMenu(alias, orderModeId)
      const isGone = unlessGone && menu && !findPlate(menuViewOf(menu, mantissa), category, plate)
      if (menu && !isGone) await reload()
      setIsUpdating(false)
      return menu !== undefined && !isGone
    },
    [alias, orderModeId, mantissa, category, plate, reload],
  )
  return { newHash: newHash ?? '', isUpdating, update }
}

/** Loads alias and menu before either is shown, so that a lost connection breaks no page. */
async function bringMenu(alias: string, orderModeId: string): Promise<MenuInfo | undefined> {
  browserApi.forget(alias)
  const [lookup, menu] = await Promise.all([
    browserApi.lookUp(alias),
    browserApi.client.getMenu({ params: { alias, orderModeId } }),
  ])
  if (!lookup.ok || !menu.ok) return undefined
  browserApi.menus.set(menu.data.hash, menu.data)
  return menu.data
}

function useReturn(ask: () => unknown, menu: Menu): void {
  useEffect(() => {
    const ahead = nextReturn(menu, Date.now())
    if (ahead === undefined) return
    const [least, most] = AFTER_RETURN_MS
    const wait = ahead + least + Math.random() * (most - least)
    if (wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(ask, wait)
    return () => clearTimeout(timer)
  }, [ask, menu])
}

/** Calls on each occasion to ask: while seen, and not too often. `ask` must be stable. */
function useOccasions(ask: () => unknown): void {
  useEffect(() => {
    const occasion = throttle(AT_MOST_EVERY_MS, () => document.visibilityState === 'visible' && ask())
    const stopAsking = pollWhileVisible(occasion, { everyMs: EVERY_MS })
    const forgetDoubts = onMenuDoubt(occasion)
    return () => {
      stopAsking()
      forgetDoubts()
    }
  }, [ask])
}
