import { createContext } from 'react'

/**
 * Nonce of this response's inline scripts and styles; undefined in the browser and on cached
 * pages.
 */
export const Nonce = createContext<string | undefined>(undefined)
