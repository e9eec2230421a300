/** What staff are told by e-mail. */
export const staffMailCopy = {
  invitation: (invitation: {
    readonly companyName: string
    readonly url: string
    readonly days: number
  }): string =>
    `${invitation.companyName} te sumó a su equipo en Mostrador. Para entrar, ingresa por este link:\n` +
    `${invitation.url}\nEl link vence en ${invitation.days} días. Si no esperabas este mensaje, no hagas nada.`,
  password: {
    subject: (company: string) => `Otra contraseña para ${company}`,
    heading: 'Elige otra contraseña',
    text: (email: string) =>
      `Alguien pidió otra contraseña para ${email}. Si fuiste tú, elígela con este link; tus sesiones abiertas se cierran.`,
    link: 'Elegir otra contraseña',
    ends: (minutes: number) => `El link sirve una vez, durante ${minutes} minutos.`,
    unexpected: 'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
  },
} as const
