const permissions = (count: number): string => (count === 1 ? '1 permiso' : `${count} permisos`)

/** What a key is called where it stands for who made a change. */
export const apiKeyNamed = (name: string): string => `Llave «${name}»`

/** What the history of a company says of its keys. */
export const apiKeyNews = {
  made: (name: string, place: string, count: number) =>
    `Llave nueva «${name}» en ${place}, con ${permissions(count)}`,
  revoked: (name: string) => `Se revocó la llave «${name}»`,
}
