import { you } from './you.ts'

const permissions = (count: number): string => (count === 1 ? '1 permiso' : `${count} permisos`)

/** Name of a key as the author of a change. */
export const apiKeyNamed = (name: string): string => `Llave «${name}»`

/** Sentences of a company's history about its keys. */
export const apiKeyNews = {
  made: (name: string, place: string, count: number) =>
    `Llave nueva «${name}» en ${place}, con ${permissions(count)}`,
  revoked: (name: string) => `Se revocó la llave «${name}»`,
  kept: ({ key, from, to }: Record<'key' | 'from' | 'to', string>) =>
    `La llave «${key}», de ${from}, queda a cargo de ${to}`,
}

/** The console's page of the keys of programs. Ours. */
export const apiKeyCopy = {
  notOnTablet: 'Desde una tablet compartida no se hacen llaves.',
  hint: 'Con una llave, un programa tuyo (la caja, el ERP) lee y cambia tu carta y tus locales. Lo que cambia queda en Actividad con el nombre de la llave.',
  loading: 'Buscando las llaves…',
  loadFailed: 'No pudimos cargar las llaves.',
  title: 'Llaves',
  newKey: 'Nueva llave',
  empty: 'Todavía no hay llaves',
  emptyHint: you`{Crea} una para cada programa que conectes: así ves qué cambió cada uno, y {puedes} cortarle el acceso sin tocar a los demás.`,
  at: (place: string, prefix: string) => `${place} · empieza con ${prefix}…`,
  may: (names: readonly string[]) => `Puede ${new Intl.ListFormat('es').format(names)}`,
  keptBy: (name: string) => `A cargo de ${name}`,
  made: (name: string | null, day: string) =>
    name === null ? `La creó alguien que ya no está · ${day}` : `La creó ${name} · ${day}`,
  used: (day: string) => `Último uso: ${day}`,
  neverUsed: 'Todavía no se usó',
  name: 'Nombre',
  nameHint: 'El del programa que la va a usar: "Caja", "ERP".',
  nameMissing: you`{Escribe} un nombre.`,
  place: 'Dónde vale',
  permissions: 'Qué puede hacer',
  never: (matters: readonly string[]) =>
    `Lo que una llave no cambia, aunque tenga el permiso: ${new Intl.ListFormat('es').format(matters)}.`,
  permissionsMissing: you`{Elige} al menos un permiso.`,
  create: 'Crear la llave',
  creating: 'Creando…',
  createdTitle: (name: string) => `Llave «${name}» creada`,
  secretHint: you`{Cópiala} ahora y {guárdala} en el programa: no se vuelve a mostrar.`,
  secret: 'Llave',
  address: 'Dirección del documento',
  copy: 'Copiar la llave',
  copied: 'Llave copiada.',
  notCopied: you`No pudimos copiarla. {Selecciona} el texto y {cópialo} a mano.`,
  done: 'Ya la guardé',
  revoke: 'Revocar',
  revokeOf: (name: string) => `Revocar la llave ${name}`,
  revokeTitle: (name: string) => `¿Revocar la llave «${name}»?`,
  revokeHint: 'El programa que la usa deja de entrar enseguida. No se puede volver a activar.',
  keep: 'Dejarla',
  revoked: (name: string) => `Revocaste la llave «${name}».`,
} as const

/** Command of the palette that creates a key. */
export const apiKeyCommand = { title: 'Crear una llave', words: 'nueva api programa integración token' }
