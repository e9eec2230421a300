import { createContext, use } from 'react'

export type Removed =
  | { readonly of: 'plates'; readonly keys: readonly string[] }
  | { readonly of: 'categories' | 'garnishGroups' | 'discounts' | 'indicators'; readonly key: string }

export type Asked =
  | { readonly kind: 'remove'; readonly removed: Removed }
  | { readonly kind: 'move' | 'groups'; readonly keys: readonly string[] }
  | { readonly kind: 'plates-of-group'; readonly key: string }
  | { readonly kind: 'local'; readonly key: string }
  | { readonly kind: 'placed'; readonly list: 'remarkeds' | 'upselleds' }
  | { readonly kind: 'menus' }

/** Function that opens a dialog; `MenuDialogs` provides it. */
export const AskContext = createContext<(asked: Asked) => void>(() => undefined)

/** Returns the function that opens a dialog of the editor. */
export const useMenuAsk = (): ((asked: Asked) => void) => use(AskContext)

export type DialogShell = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}
