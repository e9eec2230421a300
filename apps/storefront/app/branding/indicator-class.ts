/** Returns the class of an indicator's colours. An id is a UUID, so it needs no escaping. */
export const indicatorClass = (id: string): string => `indicator-${id.slice(-12)}`
