import { durationRange } from './short-duration.ts'
import { you } from './you.ts'

const orders = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`)

/** A corner as people count them; ring 0 is the border. */
type CornerOf = { readonly corner: number; readonly ring: number }

const cornerName = ({ corner, ring }: CornerOf): string =>
  `${corner + 1} ${ring === 0 ? 'del borde' : `del hueco ${ring}`}`

const minutes = (least: number, most: number): string => durationRange(least, most).replace(' a ', '–')

const because = (over: string | undefined, by: 'priority' | 'position'): string => {
  if (over === undefined) return 'porque es la única que llega ahí'
  return by === 'priority'
    ? `porque tiene más prioridad que ${over}`
    : `porque está antes que ${over} en la lista`
}

/** The map on which zones are drawn, and the list that is its twin. Ours. */
export const zoneMapCopy = {
  map: 'Mapa de la zona',
  mapOfAll: 'Mapa de las zonas',
  mapOfPlace: 'Mapa con la ubicación del local',
  keys: 'Flechas: mover el mapa, o el punto que se prueba. Más y menos: acercar y alejar. Las esquinas se mueven también en la lista de abajo.',
  placeKeys: 'Flechas: mover el punto. Entrar: ponerlo en el medio del mapa. Más y menos: acercar y alejar.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  mode: 'Qué se hace en el mapa',
  modes: { move: 'Mover', draw: 'Dibujar', hole: 'Hueco', try: 'Probar' },
  modeHints: {
    move: you`{Arrastra} una esquina. Entre dos hay un punto más claro: {arrástralo} y es otra esquina.`,
    draw: you`{Toca} cada esquina y, para terminar, la primera otra vez.`,
    hole: you`{Dibuja} adentro de la zona lo que queda afuera.`,
    try: you`{Toca} el mapa o {arrastra} el punto para saber qué zona decide.`,
  },
  tried: 'Punto de prueba',
  tryHere: 'Probar en el medio del mapa',
  place: 'El local',
  wins: (name: string) => `Gana ${name}`,
  overlaps: 'Donde se tocan',
  overlap: (winner: string, loser: string, by: 'priority' | 'position') =>
    `${winner} gana a ${loser}: ${by === 'priority' ? 'tiene más prioridad' : 'está antes en la lista'}.`,
  mapFailed: you`No pudimos abrir el mapa. {Puedes} seguir con la lista de esquinas.`,
  verdict: (zone: string, fee: string, more: readonly (string | undefined)[]) =>
    [`Zona ${zone}: envío ${fee}`, ...more].filter(Boolean).join(', '),
  minimum: (amount: string) => `pedido mínimo ${amount}`,
  because,
  minutes,
  nobody: 'Acá no llega ninguna zona.',
  resting: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join('')} llega, pero a esta hora no se lleva.`
      : `${names.join(', ')} llegan, pero a esta hora no se lleva.`,
  lost: (count: number, days: number) =>
    you`Con este dibujo {pierdes} ${orders(count)} de los últimos ${days} días.`,
  gained: (count: number) => you`{Ganas} ${orders(count)} que hoy quedarían afuera.`,
  moved: (count: number) => `En ${orders(count)} pasa a decidir otra zona.`,
  same: (count: number, days: number) =>
    `Con este dibujo no cambia nada en ${count === 1 ? 'el único envío' : `los ${count} envíos`} de los últimos ${days} días.`,
  noOrders: (days: number) => `En los últimos ${days} días no hubo envíos con los que comparar.`,
  unplaced: (count: number) => `${orders(count)} sin lugar en el mapa no se cuentan.`,
  judging: 'Comparando con los pedidos…',
  notJudged: 'No pudimos comparar el dibujo con los pedidos.',
  faults: {
    'sides-cross': (one: CornerOf, other: CornerOf) =>
      you`El lado que sale de la esquina ${cornerName(one)} cruza o toca el que sale de la esquina ${cornerName(other)}: {mueve} una de las dos.`,
    'hole-outside': (at: number, hole: number) =>
      `La esquina ${at} del hueco ${hole} queda fuera del borde de la zona.`,
    'holes-overlap': (one: number, other: number) =>
      you`El hueco ${one} está dentro del hueco ${other}: {quita} uno.`,
  },
  tooManyCorners: (most: number) => `Un área puede tener ${most} esquinas como máximo.`,
  corners: 'Esquinas en una lista',
  cornersHint: 'Lo mismo que en el mapa, sin arrastrar.',
  ring: 'Línea',
  border: (number: number, of: number) => (of === 1 ? 'Borde' : `Borde ${number}`),
  hole: (number: number) => `Hueco ${number}`,
  corner: 'Esquina',
  cornerName: (number: number) => `Esquina ${number}`,
  lat: 'Latitud de la esquina',
  lng: 'Longitud de la esquina',
  degreesMalformed: (most: number) => you`{Escribe} grados entre −${most} y ${most}, como -34,588.`,
  step: 'Cuántos metros se mueve',
  towards: { north: 'Al norte', south: 'Al sur', east: 'Al este', west: 'Al oeste' },
  addCorner: 'Agregar una esquina después',
  removeCorner: 'Quitar la esquina',
  removeHole: 'Quitar el hueco',
  removeBorder: 'Quitar esta parte',
  copy: {
    open: 'Copiar de otro local',
    title: 'Copiar zonas de otro local',
    hint: 'Vienen con su dibujo, su costo y su horario, al final de la lista. Se deshace de una vez.',
    from: 'De qué local',
    choose: you`{Elige} un local`,
    zones: 'Qué zonas',
    none: 'Ese local no tiene zonas.',
    failed: 'No pudimos leer las zonas de ese local.',
    copy: (count: number) => (count === 1 ? 'Copiar 1 zona' : `Copiar ${count} zonas`),
    nothing: 'Copiar',
    copied: (count: number) => (count === 1 ? 'Zona copiada' : `${count} zonas copiadas`),
    close: 'Cerrar',
  },
  location: {
    pin: 'Ubicación del local',
    hint: you`{Toca} el mapa o {arrastra} el punto hasta la puerta.`,
    mapFailed: you`No pudimos abrir el mapa. {Puedes} escribir los grados.`,
  },
} as const
