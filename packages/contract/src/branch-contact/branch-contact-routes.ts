import { route } from '../route.ts'

/** 000 §7; the list of a branch's contacts is ours, since the documents show the page but not its call. */
export const branchContactRoutes = {
  getBranchContact: route('GET', '/api/diner/branchcontacts/{id}'),
  listBranchContacts: route('GET', '/api/diner/branches/{branchId}/branchcontacts'),
} as const
