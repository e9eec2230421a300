/** Sentences of a company's history about its shared devices. */
export const sharedDeviceNews = {
  shared: (name: string) => `Se compartió la tablet «${name}»`,
  ended: (name: string) => `Se dejó de compartir la tablet «${name}»`,
  copied: (name: string) =>
    `La tablet «${name}» dejó de estar compartida: otro navegador usó una copia vieja de su acceso`,
} as const
