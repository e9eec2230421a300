/** Sentences of a company's history about its shared devices. */
export const sharedDeviceNews = {
  shared: (name: string) => `Se compartió la tablet «${name}»`,
  sharedAgain: ({ before, name, from }: { before: string; name: string; from: string | null }) =>
    `Se volvió a compartir la tablet «${before}»${name === before ? '' : `, como «${name}»`}${from === null ? '' : `, que compartía ${from}`}`,
  ended: (name: string) => `Se dejó de compartir la tablet «${name}»`,
  copied: (name: string) =>
    `La tablet «${name}» dejó de estar compartida: otro navegador usó una copia vieja de su acceso`,
  cameBack: (name: string) =>
    `La tablet «${name}» volvió con su acceso de antes, como cuando se apaga de golpe: se cerró lo que estaba abierto en ella. Si no se había apagado, alguien usó una copia`,
} as const
