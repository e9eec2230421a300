/**
 * Returns the class of a branch's brand colours, for a page of several. An id is a UUID, so it
 * needs no escaping.
 */
export const brandClass = (branchId: string): string => `brand-${branchId.slice(-12)}`
