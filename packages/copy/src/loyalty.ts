import type { PointsRefusal } from '@mostrador/domain/loyalty/redeem-points'

/** The loyalty programme of a branch, called by its own name. Source: 000 §2 Menu page, §3 Loyalty programme. */
export const loyaltyCopy = {
  /** What an order gives back; without a percentage, only that there is a programme. */
  banner: (percentage: number) =>
    percentage > 0
      ? `Sumas ${String(percentage).replace('.', ',')}% en puntos con cada pedido.`
      : 'Este local tiene programa de puntos.',
  /** Where the number has to be verified before its points are spent. */
  verifyFirst: (name: string) => `Inicie sesión para usar sus ${name}`,
  notWithCode: (name: string) => `Los ${name} no se pueden combinar con un código de descuento`,
} as const

/** Why points cannot be redeemed; `name` is the programme's. Source: 000 §5 Loyalty redemption. */
export function pointsRefusalText({ code, limit }: PointsRefusal, name: string): string {
  switch (code) {
    case 'above-balance':
      return `El máximo de ${name} acumulados es: ${limit}`
    case 'above-maximum':
      return `El máximo de ${name} canjeable es: ${limit}`
    case 'below-minimum':
      return `El mínimo de ${name} canjeable es: ${limit}`
    case 'above-percentage':
      return `El máximo de ${name} utilizable para este pedido es: ${limit}`
  }
}
