import { dayInWords } from './day-text.ts'
import { you } from './you.ts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Joins the names of roles; null is everybody. */
const ofWhom = (roles: readonly (string | null)[]): string =>
  roles.includes(null) ? 'todo el equipo' : list.format(roles.filter((role) => role !== null))

/** Sentences of the history about a second step that is asked for. */
export const factorNews = {
  asked: (roles: readonly (string | null)[], from: string) =>
    `El segundo paso se pide a ${ofWhom(roles)} desde el ${dayInWords(from)}`,
  askedNoMore: (roles: readonly (string | null)[]) => `El segundo paso ya no se pide a ${ofWhom(roles)}`,
  askedOfNobody: 'El segundo paso ya no se pide',
} as const

/** Mail that reminds a person to set one up. */
export const factorMailCopy = {
  subject: (company: string) => `${company} pide un segundo paso para entrar`,
  heading: you`{Activa} tu segundo paso`,
  later: (company: string, from: string) =>
    `Desde el ${dayInWords(from)}, para entrar a ${company} hace falta un segundo paso además de tu contraseña.`,
  now: (company: string) => `Para entrar a ${company} ya hace falta un segundo paso además de tu contraseña.`,
  how: 'Toma un minuto: una app de códigos en tu teléfono, o tu huella o tu cara.',
  link: 'Activarlo en mi cuenta',
  unexpected: 'Este correo lo envía quien administra la empresa. Nunca te pedimos la contraseña por correo.',
} as const

const persons = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)

/** Card of the team where an owner asks people for a second step. Ours. */
export const factorPolicyCopy = {
  title: 'Segundo paso',
  hint: 'Además de la contraseña: un código de una app, o una llave de acceso. Así una contraseña robada no abre tu negocio.',
  loading: 'Buscando a quién se pide…',
  loadFailed: 'No pudimos ver a quién se pide el segundo paso.',
  nobody: 'No se pide a nadie. Quien quiera puede activarlo en «Tu cuenta».',
  everybody: 'Todo el equipo',
  since: (from: string) => `Se pide desde el ${dayInWords(from)}`,
  from: (from: string) => `Se va a pedir desde el ${dayInWords(from)}`,
  change: 'Cambiar a quién se pide',
  of: 'Se pide a',
  choices: { ALL: 'Todo el equipo', ROLES: 'Algunos roles', NONE: 'Nadie' },
  roles: 'Roles',
  rolesMissing: you`{Elige} al menos un rol.`,
  day: 'Desde qué día',
  dayHint: 'Hasta ese día se avisa al entrar. Después, quien no lo tenga solo puede activarlo.',
  dayMissing: you`{Elige} un día, desde mañana y hasta dentro de un año.`,
  already: 'A quienes ya se pide, se les sigue pidiendo mientras tanto.',
  noneHint: 'Se deja de pedir enseguida. Quien lo activó lo sigue usando.',
  tablets:
    'En una tablet compartida se sigue entrando con el PIN: la tablet es el segundo paso, si quien la compartió había entrado con el suyo.',
  mineFirst: you`{Activa} primero el tuyo: sin él te quedarías afuera.`,
  mineLink: 'Activarlo en mi cuenta',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Guardado.',
  lackingTitle: (count: number) => `Falta que lo ${count === 1 ? 'active' : 'activen'} ${persons(count)}`,
  noneLacking: 'Todas las personas a quienes se pide ya lo tienen.',
  has: 'Lo tiene',
  lacks: 'Le falta',
  you: you`{tú}`,
  remind: 'Recordar por correo',
  remindOf: (name: string) => `Recordar por correo a ${name}`,
  remindAll: 'Recordar a quienes falta',
  reminding: 'Enviando…',
  reminded: (count: number) =>
    count === 0 ? 'Ya se les recordó en el último día.' : `Recordatorio enviado a ${persons(count)}.`,
  remindedAt: (when: string) => `Último recordatorio: ${when}`,
  tabletsTitle: (count: number) =>
    count === 1 ? '1 tablet no vale como segundo paso' : `${count} tablets no valen como segundo paso`,
  tabletsHint: (count: number) =>
    `${count === 1 ? 'Se compartió' : 'Se compartieron'} solo con contraseña. A quienes se pide el segundo paso, el PIN no les abre nada ahí. Para que una valga, alguien que administra el equipo entra en ella con su segundo paso y la comparte otra vez. La que nadie reconozca se deja de compartir, en «Tablets compartidas».`,
  tablet: (name: string, by: string) => `${name} · La compartió ${by}`,
  // Sentences for a person of whom it is asked.
  soonTitle: (from: string) => `Desde el ${dayInWords(from)} tu empresa pide un segundo paso para entrar`,
  soon: you`{Actívalo} ahora: toma un minuto. Desde ese día no vas a poder hacer otra cosa antes.`,
  soonLink: 'Activarlo',
  soonOnTablet: (from: string) =>
    `Desde el ${dayInWords(from)} tu PIN no abre esta tablet: se compartió sin segundo paso. Hasta ese día, alguien que administra el equipo tiene que entrar en ella con el suyo y compartirla otra vez.`,
  owesOnTablet:
    'Acá no aparecen los locales que piden un segundo paso: esta tablet se compartió sin él. Aparecen cuando alguien que administra el equipo entre en ella con el suyo y la comparta otra vez.',
} as const
