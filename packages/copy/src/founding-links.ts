import { you } from './you.ts'

/** Tells how many days a link is good. */
const forDays = (days: number): string => `Sirve una vez, durante ${days} días.`

const forWhom = (email: string | null, note: string): string => [note, email].filter(Boolean).join(', ')

/** Page on which the operator makes founding links. */
export const foundingLinksCopy = {
  hint: you`Con un link, alguien crea acá un comercio nuevo: cuenta, marca y primer local. Es otra empresa: {tú} no ves los pedidos ni los datos.`,
  loading: 'Buscando los links…',
  loadFailed: 'No pudimos cargar los links.',
  title: 'Links',
  newLink: 'Nuevo link',
  empty: 'Todavía no hiciste ningún link',
  emptyHint: you`{Haz} uno para cada comercio que empieza, y {compártelo} como quieras o {mándalo} por correo.`,
  sheetTitle: 'Nuevo link',
  sheetHint: 'Sirve una vez, durante 7 días. Quien lo usa queda a cargo de su comercio.',
  note: 'Para quién es',
  noteHint: 'Solo para reconocerlo en la lista, por ejemplo el nombre del comercio.',
  email: 'Correo electrónico (opcional)',
  emailHint: you`Si lo {escribes}, la cuenta se crea con ese correo y ninguno más.`,
  emailMissing: you`{Escribe} el correo para mandarle el link.`,
  send: 'Mandar por correo',
  make: 'Ver el link',
  making: 'Haciendo el link…',
  made: 'El link está listo',
  linkTitle: 'Link para crear un comercio',
  madeHint: (until: string) =>
    you`{Cópialo} o {compártelo} ahora: no se vuelve a mostrar. Sirve una vez, hasta el ${until}.`,
  qr: 'Código QR del link',
  whatsApp: 'Mandar por WhatsApp',
  whatsAppText: (company: string, url: string) =>
    you`${company} te invita a crear tu comercio en Mostrador. {Entra} con este link, que sirve una sola vez:\n${url}`,
  sent: 'El correo está en camino.',
  nobody: 'Sin nombre',
  madeBy: (person: string | null, day: string) =>
    person === null ? `Hecho el ${day}` : `Lo hizo ${person} el ${day}`,
  states: { OPEN: 'Abierto', USED: 'Usado', ENDED: 'Vencido' },
  openUntil: (until: string) => `Sirve hasta el ${until}`,
  ended: (day: string) => `Venció el ${day}`,
  used: (company: string | null, day: string) =>
    company === null
      ? `Se usó el ${day}; esa empresa ya no está`
      : `${company} empezó con este link el ${day}`,
  mail: {
    WAITING: 'El correo está por salir.',
    RETRYING: 'El correo todavía no pudo salir: lo seguimos intentando.',
    SENT: 'Se mandó por correo.',
    FAILED: you`El correo no se pudo mandar. {Mira} que la dirección esté bien, {retira} el link y {haz} otro.`,
  },
  revoke: 'Retirar',
  revokeOf: (name: string) => `Retirar el link de ${name}`,
  revokeTitle: '¿Retirar este link?',
  revokeHint: 'Deja de servir enseguida. Quien lo tiene necesita otro.',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar de la lista el link de ${name}`,
  keep: 'No',
  revoked: 'El link ya no sirve.',
  /** Title of a command of the palette, and its search words. */
  command: {
    title: 'Hacer un link para un comercio nuevo',
    words: 'invitar empresa cliente alta empezar fundar',
  },
} as const

/** Sentences of the company's history about founding links. */
export const foundingLinkNews = {
  made: (email: string | null, note: string) =>
    `Se hizo un link para crear un comercio${forWhom(email, note) && `: ${forWhom(email, note)}`}`,
  mailed: (email: string, note: string) =>
    `Se mandó a ${email} un link para crear un comercio${note && `: ${note}`}`,
  revoked: (email: string | null, note: string) =>
    `Se retiró un link para crear un comercio${forWhom(email, note) && `: ${forWhom(email, note)}`}`,
  used: (company: string) => `${company} empezó en este servidor con un link de acá`,
} as const

export const foundingMailCopy = {
  subject: (company: string) => `${company} te invita a crear tu comercio`,
  heading: you`{Crea} tu comercio`,
  text: (company: string) =>
    `${company} te invita a crear tu comercio en Mostrador: tu cuenta, tu marca y tu primer local. Nadie te encuentra hasta que lo publiques.`,
  link: 'Crear mi comercio',
  ends: forDays,
  unexpected: 'Si no esperabas este correo, no hagas nada.',
} as const
