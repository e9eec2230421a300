import { orderCopy } from '@mostrador/copy/order'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useIsAlive } from '../frame/ambient.ts'

/** The order's code, copied by a tap where the browser can. */
export function CodeButton({ code }: { readonly code: string }) {
  const toast = useToast()
  const canCopy = useIsAlive() && window.isSecureContext
  const text = <span className="price tracking-wide">{orderCopy.code(code)}</span>
  if (!canCopy) return <p className="text-14 text-muted">{text}</p>

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code)
    toast({ text: orderCopy.copied, tone: 'positive' })
  }

  return (
    <button
      type="button"
      title={orderCopy.copyCode}
      onClick={() => void copy().catch(() => undefined)}
      className="hit-44 inline-flex items-center gap-1.5 rounded-control text-14 text-muted"
    >
      {text}
      <Icon name="copy" size={16} />
      <span className="sr-only">{orderCopy.copyCode}</span>
    </button>
  )
}
