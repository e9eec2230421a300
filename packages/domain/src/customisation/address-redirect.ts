/**
 * Whether a diner who gave an address is taken to the local that serves it, or chooses. Source: 000
 * §3.
 */
export const ADDRESS_REDIRECTS = ['AUTOMATIC', 'MANUAL'] as const

/** One of the two ways on from an address. */
export type AddressRedirect = (typeof ADDRESS_REDIRECTS)[number]
