/** Returns the class of a branch's colours. An id is a UUID, so it needs no escaping. */
export const brandClass = (branchId: string): string => `brand-${branchId.slice(-12)}`
