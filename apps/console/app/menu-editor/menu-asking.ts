import { createContext, use } from 'react'

/** What of a menu can go. */
export type Removed =
  | { readonly of: 'plates'; readonly keys: readonly string[] }
  | { readonly of: 'categories' | 'garnishGroups' | 'discounts' | 'indicators'; readonly key: string }

/** What a dialog of the editor asks about. */
export type Asked =
  | { readonly kind: 'remove'; readonly removed: Removed }
  | { readonly kind: 'move' | 'groups'; readonly keys: readonly string[] }
  | { readonly kind: 'plates-of-group'; readonly key: string }
  | { readonly kind: 'local'; readonly key: string }
  | { readonly kind: 'placed'; readonly list: 'remarkeds' | 'upselleds' }
  | { readonly kind: 'menus' }

/** Opens a dialog of the editor; `MenuDialogs` fills it. */
export const AskContext = createContext<(asked: Asked) => void>(() => undefined)

/** Opens a dialog of the editor. */
export const useMenuAsk = (): ((asked: Asked) => void) => use(AskContext)

/** What every dialog is given. */
export type DialogShell = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}
