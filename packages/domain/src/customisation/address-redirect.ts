/** Ways on after an address: to the branch contact that serves it, or a choice. Source: 000 §3. */
export const ADDRESS_REDIRECTS = ['AUTOMATIC', 'MANUAL'] as const

export type AddressRedirect = (typeof ADDRESS_REDIRECTS)[number]
