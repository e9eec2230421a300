import type { Permission } from '@mostrador/domain/permission/permission'
import { you } from './you.ts'

/** What each permission lets do, as it goes on from "puede". */
export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  'orders.see': 'ver los pedidos',
  'orders.accept': 'aceptar y entregar pedidos',
  'orders.edit': 'cambiar y demorar pedidos',
  'orders.cancel': 'cancelar pedidos',
  'orders.refund': 'devolver dinero',
  'orders.paid': 'confirmar transferencias',
  riders: 'organizar el reparto',
  cases: 'resolver los avisos de problemas',
  'menu.sold-out': 'marcar lo agotado',
  'menu.edit': 'editar la carta',
  'menu.prices': 'cambiar los precios',
  discounts: 'manejar descuentos, códigos y puntos',
  'locals.pause': 'pausar y reanudar los pedidos',
  'locals.hours': 'cambiar horarios y demoras',
  'locals.zones': 'cambiar las zonas y el costo de envío',
  'locals.edit': 'cambiar los datos del local',
  payments: 'cambiar los medios de pago y los cargos',
  integrations: 'conectar otros servicios y dominios',
  branding: 'cambiar la imagen de la marca',
  'customers.see': 'ver las opiniones de los clientes',
  'customers.export': 'descargar los clientes',
  'customers.erase': 'borrar los datos de un cliente',
  'reports.see': 'ver las campañas',
  'reports.money': 'ver las ventas',
  errors: 'ver los errores de la tienda',
  activity: 'ver la actividad y deshacer cambios',
  staff: 'decidir quién trabaja acá y qué puede hacer',
  company: 'cambiar la empresa',
}

const asNames = new Intl.ListFormat('es', { type: 'disjunction' })

/** What the console says of permissions. */
export const permissionCopy = {
  accountByPin: you`A qué cuenta transfieren tus clientes no se cambia desde una tablet compartida. {Entra} con tu contraseña en un dispositivo tuyo.`,
  missing: (permission: Permission) => you`No {tienes} permiso para ${PERMISSION_NAMES[permission]}`,
  askFor: (names: readonly string[]) =>
    names.length > 0 ? `Te lo puede dar ${asNames.format(names)}.` : permissionCopy.askSomebody,
  askSomebody: 'Te lo puede dar quien administra el equipo.',
}

const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)

const also = new Intl.ListFormat('es', { type: 'conjunction' })

/** What the history of a company says of its people and its roles. */
export const teamNews = {
  role: ({
    person,
    place,
    from,
    to,
  }: Record<'person' | 'place', string> & Record<'from' | 'to', string | null>) => {
    if (to === null) return `${person} ya no es ${from ?? ''} en ${place}`
    return from === null ? `${person}: ${to} en ${place}` : `${person}: de ${from} a ${to} en ${place}`
  },
  invited: (email: string, role: string, place: string) => `Se invitó a ${email}: ${role} en ${place}`,
  invitationRevoked: (email: string) => `Se retiró la invitación de ${email}`,
  joined: (person: string) => `${person} aceptó la invitación y se sumó al equipo`,
  roleMade: (name: string, count: number) =>
    `Rol nuevo "${name}", con ${count === 1 ? '1 permiso' : `${count} permisos`}`,
  roleRenamed: (before: string, after: string) => `El rol "${before}" ahora se llama "${after}"`,
  roleMore: (name: string, permissions: readonly string[]) =>
    `El rol "${name}" ahora puede ${also.format(permissions)}`,
  roleLess: (name: string, permissions: readonly string[]) =>
    `El rol "${name}" ya no puede ${also.format(permissions)}`,
  roleRemoved: (name: string, holders: number) =>
    holders === 0 ? `Se quitó el rol "${name}"` : `Se quitó el rol "${name}", que tenía ${people(holders)}`,
}

/** Says what somebody may not do, and whom to ask for it. */
export const missingPermission = (permission: Permission, granters: readonly string[]): string =>
  `${permissionCopy.missing(permission)}. ${permissionCopy.askFor(granters)}`
