import { createContext } from 'react'

/**
 * The nonce of this answer's inline scripts and styles; undefined in the browser and on kept pages.
 */
export const Nonce = createContext<string | undefined>(undefined)
