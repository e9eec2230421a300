import { createContext } from 'react'

/** Nonce of this response's inline parts; undefined in the browser and on cached pages. */
export const Nonce = createContext<string | undefined>(undefined)
