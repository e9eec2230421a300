import { you } from './you.ts'

export const staffMailCopy = {
  invitation: {
    subject: (company: string) => `${company} te sumó a su equipo`,
    heading: (company: string) => `Te esperan en ${company}`,
    text: (company: string) =>
      you`${company} te sumó a su equipo en Mostrador. Para entrar, {confirma} con este link.`,
    link: 'Confirmar',
    ends: (days: number) => `El link sirve una vez, durante ${days} días.`,
    unexpected: 'Si no esperabas este correo, no hagas nada.',
  },
  password: {
    subject: (company: string) => `Otra contraseña para ${company}`,
    heading: you`{Elige} otra contraseña`,
    text: (email: string) =>
      you`Alguien pidió otra contraseña para ${email}. Si fuiste {tú}, {elígela} con este link; tus sesiones abiertas se cierran.`,
    link: 'Elegir otra contraseña',
    ends: (minutes: number) => `El link sirve una vez, durante ${minutes} minutos.`,
    unexpected: 'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
  },
} as const
