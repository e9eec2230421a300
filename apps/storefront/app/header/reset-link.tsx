import { cartCopy } from '@mostrador/copy/cart'
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { href, useNavigate } from 'react-router'
import { forgetCart, useCart } from '../diner/cart-store.ts'
import { brought } from '../frame/brought.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'

const ConfirmReset = brought(() => import('../diner/confirm-reset.tsx'))

export type ResetLinkProps = {
  readonly alias: string
  /** Accessible name, where no name stands beside the logo. */
  readonly label?: string
  readonly className?: string
  /** Link that leaves the branch contact instead, and its question about the items. */
  readonly away?: { readonly to: string; readonly state: unknown; readonly text: string }
  readonly children: ReactNode
}

/**
 * Logo of the branch contact, linked to its start page. A cart with items is asked about first,
 * and then cleared with all that is stored; the same goes for a link to another branch contact.
 * Source: 000 §4 Cart, menu-header logo; §2 Confirm modals.
 */
export function ResetLink({ alias, label, className, away, children }: ResetLinkProps) {
  const cart = useCart(alias)
  const navigate = useNavigate()
  const search = useKeptQuery()
  const [isAsking, setIsAsking] = useState<boolean>()
  const to = away?.to ?? href('/menu/:alias', { alias })

  function ask(event: MouseEvent): void {
    if (!cart?.lines.length) return
    event.preventDefault()
    setIsAsking(true)
  }

  function reset(): void {
    setIsAsking(false)
    forgetCart(alias)
    void import('../checkout/kept-draft.ts').then(({ forgetDraft }) => forgetDraft(alias))
    void navigate({ pathname: to, search }, { state: away?.state })
  }

  return (
    <>
      <KeptLink to={to} state={away?.state} aria-label={label} className={className} onClick={ask}>
        {children}
      </KeptLink>
      {isAsking !== undefined && (
        <Suspense>
          <ConfirmReset
            open={isAsking}
            text={away?.text ?? cartCopy.resetText}
            onConfirm={reset}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
