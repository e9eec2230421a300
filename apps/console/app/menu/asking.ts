import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'

/** Opens the sheet that asks how long a thing is sold out. */
export type Asking = (thing: SoldOutChange['thing']) => void
