import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'

/** Asks until when there is none of something. */
export type Asking = (thing: SoldOutChange['thing']) => void
