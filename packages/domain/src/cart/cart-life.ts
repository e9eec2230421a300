/**
 * Time in which a cart can be restored, and between two reminders of one phone, in milliseconds.
 */
export const CART_LIFE_MS = 24 * 60 * 60_000
