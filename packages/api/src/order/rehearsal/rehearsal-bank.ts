/** Bank without charges, which pays in rehearsals of every shop. */
export const REHEARSAL_BANK = 'sandbox'
