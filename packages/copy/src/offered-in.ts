/** In which order modes, and where, a new way to pay is offered. */
export const offeredInCopy = {
  title: 'En qué modalidades se ofrece',
  where: 'En qué locales',
  here: (contact: string) => `Solo en ${contact}`,
  everywhere: (contacts: number) => `En los ${contacts} locales`,
  nowhere: 'En ninguna: nadie lo ve hasta que una modalidad lo acepte.',
} as const
