/** What staff are told by e-mail. */
export const staffMailCopy = {
  invitation: (invitation: {
    readonly companyName: string
    readonly url: string
    readonly days: number
  }): string =>
    `${invitation.companyName} te sumó a su equipo en Mostrador. Para entrar, ingresa por este link:\n` +
    `${invitation.url}\nEl link vence en ${invitation.days} días. Si no esperabas este mensaje, no hagas nada.`,
} as const
