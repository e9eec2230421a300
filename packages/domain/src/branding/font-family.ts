/** The CSS value of a tenant's font, or the system's fonts when it is not on the list. */
export function fontStack(_fontFamily: string | null): string {
  throw new Error('unwritten')
}
