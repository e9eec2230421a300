/**
 * What is searched stands in the address while a found plate is on a page of its own: the way back
 * leads to what was found.
 */
export const SEARCH_PARAMETER = 'buscar'
