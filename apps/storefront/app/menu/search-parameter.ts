/**
 * Parameter with the search while a found plate is on a page of its own, so that the way back
 * leads to the results.
 */
export const SEARCH_PARAMETER = 'buscar'
