import { you } from './you.ts'

/** Sentences that tell, before a role is taken, everything that ends with it. Ours. */
export const leftBehindCopy = {
  ends: 'Con el rol termina también lo que dejó pendiente:',
  invitation: (email: string) => `La invitación de ${email}`,
  device: (name: string) => `La tablet compartida «${name}»`,
  foundingLink: (email: string | null, note: string) => {
    const whom = [note, email].filter(Boolean).join(', ')
    return whom === '' ? 'Un link para crear un comercio' : `Un link para crear un comercio: ${whom}`
  },
  keys: you`Las llaves de programas no terminan solas: {elige} qué pasa con cada una.`,
  key: (name: string, place: string) => `Llave «${name}», ${place}`,
  madeBy: (name: string) => `A cargo de ${name}`,
  keyMissing: you`{Elige} si se revoca o queda a tu cargo.`,
  end: 'Se revoca: el programa deja de funcionar',
  keep: 'Queda a mi cargo',
  lessTitle: (name: string) => `¿Cambiar el rol de ${name}?`,
  less: 'Cambiar el rol',
  roleTitle: (role: string) => `¿Cambiar lo que permite el rol ${role}?`,
} as const
