import { seenText } from '@mostrador/domain/text/seen-text'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useSearchParams } from 'react-router'

/**
 * The table at which a diner sits, as the page's link says it, in a mode that is served at tables;
 * undefined where there is none. Source: 000 §2, Query parameters read and kept.
 */
export function useTableOfLink(type: OrderModeType): string | undefined {
  const [query] = useSearchParams()
  return ORDER_MODES[type].table ? seenText(query.get('tableNumber') ?? '') || undefined : undefined
}
