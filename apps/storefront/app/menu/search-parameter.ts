/** Parameter with the search, kept so that the way back from a plate leads to the results. */
export const SEARCH_PARAMETER = 'buscar'
