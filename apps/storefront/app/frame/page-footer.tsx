import type { Provider } from '../api.ts'
import { PoweredBy } from './powered-by.tsx'

/** "Powered by", at the end of every page. Source: 000 §1. */
export function PageFooter({ provider }: { readonly provider: Provider }) {
  return (
    <footer className="px-4 py-8 pb-safe-8 text-center">
      <PoweredBy provider={provider} />
    </footer>
  )
}
