/**
 * Whether a diner who gave an address is taken to the branch contact that serves it, or chooses.
 * Source: 000 §3.
 */
export const ADDRESS_REDIRECTS = ['AUTOMATIC', 'MANUAL'] as const

export type AddressRedirect = (typeof ADDRESS_REDIRECTS)[number]
