import { menuCopy } from '@mostrador/copy/menu'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import type { Minor } from '@mostrador/domain/money/minor'

/** A menu discount in two words: "20% OFF", "2x1", "$ 500 OFF"; a final price says how much by itself, so its name says why. */
export function discountText(discount: MenuDiscount, format: (minor: Minor) => string): string {
  switch (discount.type) {
    case 'PERCENT':
      return menuCopy.percentOff(discount.percentage)
    case 'FIXED':
      return menuCopy.amountOff(format(discount.fixedDiscount))
    case 'MULTIPLE':
      return menuCopy.buyPay(discount.buy, discount.pay)
    case 'FINAL_PRICE':
      return discount.name
  }
}
