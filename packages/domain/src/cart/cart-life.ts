/** How long a cart can be brought back, and how often a phone is reminded at most. */
export const CART_LIFE_MS = 24 * 60 * 60_000
