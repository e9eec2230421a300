/** The geocoding providers that a branch can choose, where the operator opened them. */
export const BRANCH_GEOCODERS = ['photon', 'nominatim', 'google'] as const

export type BranchGeocoder = (typeof BRANCH_GEOCODERS)[number]
