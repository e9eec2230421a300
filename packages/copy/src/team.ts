import type { Permission } from '@mostrador/domain/permission/permission'
import { you } from './you.ts'

/** The permissions as the console groups them. */
export const PERMISSION_GROUPS: readonly {
  readonly title: string
  readonly permissions: readonly Permission[]
}[] = [
  {
    title: 'Pedidos',
    permissions: [
      'orders.see',
      'orders.accept',
      'orders.edit',
      'orders.cancel',
      'orders.refund',
      'orders.paid',
      'riders',
      'cases',
    ],
  },
  { title: 'Carta', permissions: ['menu.sold-out', 'menu.edit', 'menu.prices', 'discounts'] },
  {
    title: 'Local, cobros e imagen',
    permissions: [
      'locals.pause',
      'locals.hours',
      'locals.zones',
      'locals.edit',
      'payments',
      'branding',
      'integrations',
    ],
  },
  {
    title: 'Clientes e informes',
    permissions: [
      'customers.see',
      'customers.export',
      'customers.erase',
      'reports.see',
      'reports.money',
      'errors',
    ],
  },
  { title: 'Administración', permissions: ['activity', 'staff', 'company'] },
]

const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)

/** Page of the console about roles and permissions. Ours. */
export const teamCopy = {
  onTablet: you`En una tablet compartida, las invitaciones, los roles y el segundo paso no se cambian. {Entra} con tu contraseña en un dispositivo tuyo.`,
  hint: 'El equipo, y lo que cada persona puede hacer en cada lugar. Los cambios se aplican al instante.',
  loading: 'Buscando el equipo…',
  loadFailed: 'No pudimos cargar el equipo.',
  peopleTitle: 'Personas',
  you: you`{tú}`,
  roleAt: (role: string, place: string) => `${role} en ${place}`,
  open: (name: string) => `Roles de ${name}`,
  roleIn: (place: string) => `Rol en ${place}`,
  noRole: 'Sin rol acá',
  notYours: 'Solo lo cambia quien puede hacer lo mismo.',
  addTitle: 'Agregar un rol en otro lugar',
  place: 'Lugar',
  role: 'Rol',
  choose: you`{Elige}`,
  add: 'Agregar',
  saved: 'Guardado. Vale desde ahora.',
  takeTitle: (name: string, place: string) => `¿Quitar a ${name} de ${place}?`,
  takeHint: 'Ese lugar ya no se le muestra.',
  takeLastHint: 'Es su único rol: ya no va a poder entrar.',
  take: 'Quitar el rol',
  keep: 'Dejarlo así',
  mayTitle: 'Qué puede hacer',
  mayAt: 'En qué lugar',
  mayCount: (count: number, of: number) => `${count} de ${of} permisos`,
  because: (reasons: readonly string[]) => `Porque es ${reasons.join(' y ')}`,
  mayNot: (count: number) => `No puede (${count})`,
  invite: 'Invitar',
  inviteTitle: 'Invitar a alguien',
  inviteHint: 'La persona elige su nombre y su contraseña. El link sirve una vez, durante 7 días.',
  inviteByMail: 'Enviar por correo',
  inviteByLink: 'Hacer un link',
  inviteEmailMissing: you`{Escribe} su correo.`,
  inviteRoleMissing: you`{Elige} un rol.`,
  invited: 'Listo, la invitación está hecha.',
  inviteLink: 'El link de la invitación',
  inviteLinkHint: (until: string) =>
    you`{Entrégaselo} solo a esa persona: con él se entra al equipo. Sirve una vez, hasta: ${until}.`,
  waitingTitle: 'Invitaciones',
  waitingHint: you`Quienes todavía no confirmaron. Para enviar otro link, {invita} de nuevo.`,
  waitingToSend: 'El correo está por salir',
  waitingUntil: (when: string) => `El link sirve hasta: ${when}`,
  waitingEnded: 'El link venció',
  revoke: 'Retirar',
  revokeOf: (email: string) => `Retirar la invitación de ${email}`,
  revokeTitle: (email: string) => `¿Retirar la invitación de ${email}?`,
  revokeHint: 'Su link deja de servir.',
  revoked: 'Listo, la invitación ya no sirve.',
  rolesTitle: 'Roles',
  rolesHint: you`Cinco roles incluidos; {puedes} crear otros.`,
  newRole: 'Nuevo rol',
  holders: (count: number) =>
    count === 0 ? 'Nadie lo tiene' : `Lo ${count === 1 ? 'tiene' : 'tienen'} ${people(count)}`,
  permissions: (count: number) => (count === 1 ? '1 permiso' : `${count} permisos`),
  builtIn: 'Este rol es de todas las empresas y no se cambia.',
  roleName: 'Nombre del rol',
  roleNameHint: 'El que todos entienden en el local: "Turno noche".',
  roleNameMissing: you`{Escribe} un nombre.`,
  save: 'Guardar',
  saving: 'Guardando…',
  remove: 'Quitar este rol',
  removeTitle: (name: string) => `¿Quitar el rol ${name}?`,
  removeHint: (count: number) =>
    count === 0
      ? 'Nadie lo tiene.'
      : `Lo ${count === 1 ? 'pierde' : 'pierden'} ${people(count)}, y con él lo que les permite.`,
  notGiven: you`No {puedes} dar lo que no {tienes}.`,
} as const
