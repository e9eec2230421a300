/** The bank that charges nobody: in a rehearsal every shop is paid by it. */
export const REHEARSAL_BANK = 'sandbox'
