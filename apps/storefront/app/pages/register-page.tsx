import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { riderCopy } from '@mostrador/copy/rider'
import { useEffect } from 'react'
import { useContact } from '../place/use-alias.ts'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { journeyMeta } from '../place/journey-meta.ts'
import { notFound } from '../frame/require-data.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { useHands } from '../shipment/use-hands.ts'
import { registerVariantOf, type RegisterVariant } from '../rider/register-variant.ts'
import { RegisterView, ShipmentsLink } from '../rider/register-view.tsx'
import { RiderFrame } from './rider-frame.tsx'
import { useRiderSession } from '../rider/rider-session.ts'
import { useRegister } from '../rider/use-register.ts'
import type { Route } from './+types/register-page'

/** Answers 404 to any but the five variants. */
function needVariant({ registerPageVariant }: Route.LoaderArgs['params']): null {
  if (!registerVariantOf(registerPageVariant)) throw notFound('page-not-found')
  return null
}

export const loader = ({ params }: Route.LoaderArgs) => needVariant(params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => needVariant(params)

export const meta: Route.MetaFunction = (args) => journeyMeta(args, riderCopy.title)

/** Page where riders register, and begin and end a shift. Source: 001 §2 Rider register page. */
export default function RegisterPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  const variant = registerVariantOf(params.registerPageVariant)
  if (!contact || !variant) return <NotFoundView />
  return <Register key={variant} variant={variant} contact={contact} />
}

type RegisterProps = { readonly variant: RegisterVariant; readonly contact: BranchContactInfo }

function Register({ variant, contact }: RegisterProps) {
  const { alias, branch } = contact
  const register = useRegister(variant, contact)
  const riderId = useRiderSession(alias)?.riderId
  const hasFullHands = useHands(alias).length > 0
  const { forgetHands } = register
  useEffect(() => {
    if (!hasFullHands) forgetHands()
  }, [hasFullHands, forgetHands])
  return (
    <RiderFrame
      contact={contact}
      title={riderCopy.title}
      aside={riderId !== undefined && <ShipmentsLink alias={alias} riderId={riderId} />}
    >
      <div className="flex items-center gap-3">
        <BranchLogo name={branch.name} url={branch.customLogoURL} />
        <p className="min-w-0 text-18 font-semibold wrap-anywhere">{branch.name}</p>
      </div>
      <RegisterView {...{ alias, variant, register, hasFullHands, riderId }} />
    </RiderFrame>
  )
}
