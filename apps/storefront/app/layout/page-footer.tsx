import { layoutCopy } from '@mostrador/copy/layout'
import type { Provider } from '../api.ts'

/** "Powered by", linked to the provider's marketing site where there is one. Source: 000 §1. */
export function PageFooter({ provider }: { readonly provider: Provider }) {
  const text = layoutCopy.poweredBy(provider.name)
  return (
    <footer className="px-4 py-8 pb-safe-8 text-center text-14 text-muted">
      {provider.site ? (
        <a
          href={provider.site}
          target="_blank"
          rel="noreferrer"
          className="hit-44 underline underline-offset-4"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </footer>
  )
}
