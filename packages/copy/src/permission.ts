import type { Permission } from '@mostrador/domain/permission/permission'
import type { GuardedMatter, Proof } from '@mostrador/domain/permission/proof'
import { you } from './you.ts'

/** Name of each permission, as it goes on from "puede". */
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

/** Sentences of the console about permissions. */
export const permissionCopy = {
  missing: (permission: Permission) => you`No {tienes} permiso para ${PERMISSION_NAMES[permission]}`,
  askFor: (names: readonly string[]) =>
    names.length > 0 ? `Te lo puede dar ${asNames.format(names)}.` : permissionCopy.askSomebody,
  askSomebody: 'Te lo puede dar quien administra el equipo.',
}

/** Things that take more than a PIN, as they follow "cambiar". */
export const GUARDED_MATTER_NAMES: Readonly<Record<GuardedMatter, string>> = {
  'transfer-account': 'a qué cuenta transfieren los clientes',
  'payment-way': 'por dónde se cobra',
  'payment-words': 'el nombre de un medio de pago o de un cargo',
  'web-address': 'la dirección web o el dominio',
  phones: 'los teléfonos del local',
  'alarm-people': 'a quién se avisa cuando nadie ve los pedidos',
  'orders-way': 'por dónde llegan los pedidos',
  scripts: 'las etiquetas y los píxeles',
  chat: 'el chat',
  partner: 'el programa de puntos externo',
  services: 'los mapas y el buscador de direcciones',
  redirects: 'a dónde se lleva a los clientes',
  'shop-words': 'los nombres y textos de la tienda',
  'shop-pictures': 'las imágenes de la marca',
  'company-data': 'los datos de la empresa',
  protections: 'lo que protege a los clientes',
  codes: 'los códigos de descuento y los puntos',
}

/** Sentences about the proof that a change takes, by the one that was given. */
export const takesMore: Readonly<Record<Exclude<Proof, 'SECOND_FACTOR'>, (matter: string) => string>> = {
  PIN: (matter) =>
    you`Para cambiar ${matter} no alcanza con un PIN. {Entra} con tu contraseña en un dispositivo tuyo.`,
  KEY: (matter) => `Para cambiar ${matter} no alcanza con una llave: lo cambia una persona en la consola.`,
  PERSON: (matter) =>
    you`Para cambiar ${matter} hace falta tu segundo paso. {Cierra} la sesión y {entra} con tu llave de acceso.`,
}

const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)

const also = new Intl.ListFormat('es', { type: 'conjunction' })

/** Sentences of a company's history about its people and its roles. */
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
    `Rol nuevo «${name}», con ${count === 1 ? '1 permiso' : `${count} permisos`}`,
  roleRenamed: (before: string, after: string) => `El rol «${before}» ahora se llama «${after}»`,
  roleMore: (name: string, permissions: readonly string[]) =>
    `El rol «${name}» ahora puede ${also.format(permissions)}`,
  roleLess: (name: string, permissions: readonly string[]) =>
    `El rol «${name}» ya no puede ${also.format(permissions)}`,
  roleRemoved: (name: string, holders: number) =>
    holders === 0 ? `Se quitó el rol «${name}»` : `Se quitó el rol «${name}», que tenía ${people(holders)}`,
}

/** Returns the missing permission, and the people who can give it. */
export const missingPermission = (permission: Permission, granters: readonly string[]): string =>
  `${permissionCopy.missing(permission)}. ${permissionCopy.askFor(granters)}`
