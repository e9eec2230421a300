import { seenText } from '@mostrador/domain/text/seen-text'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useSearchParams } from 'react-router'

/**
 * Returns the diner's table by the page's link, in a mode served at tables; undefined otherwise.
 * Source: 000 §2, Query parameters read and kept.
 */
export function useTableOfLink(type: OrderModeType): string | undefined {
  const [query] = useSearchParams()
  return ORDER_MODES[type].table ? seenText(query.get('tableNumber') ?? '') || undefined : undefined
}
