import { riderCopy } from '@mostrador/copy/rider'
import { riderPageCopy } from '@mostrador/copy/rider-page'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { useContact } from '../alias/use-alias.ts'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { journeyMeta } from '../layout/journey-meta.ts'
import { notFound } from '../layout/must.ts'
import { NotFoundView } from '../layout/not-found-view.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerPath } from './register-path.ts'
import { registerVariantOf } from './register-variant.ts'
import type { RegisterSteps, RegisterVariant } from './register-variant.ts'
import { RiderFrame } from './rider-frame.tsx'
import { useRegister } from './use-register.ts'
import type { Route } from './+types/register-page'

/** Only the five variants are pages. */
function needVariant({ registerPageVariant }: Route.LoaderArgs['params']): null {
  if (!registerVariantOf(registerPageVariant)) throw notFound('page-not-found')
  return null
}

export const loader = ({ params }: Route.LoaderArgs) => needVariant(params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => needVariant(params)

export const meta: Route.MetaFunction = (args) => journeyMeta(args, riderCopy.title)

/** Where riders register, begin and end a shift. Source: 001 §2 Rider register page. */
export default function RegisterPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  const variant = registerVariantOf(params.registerPageVariant)
  if (!contact || !variant) return <NotFoundView />
  return (
    <RiderFrame contact={contact} title={riderCopy.title}>
      <div className="flex items-center gap-3">
        <BranchLogo name={contact.branch.name} url={contact.branch.customLogoURL} />
        <p className="min-w-0 text-18 font-semibold wrap-anywhere">{contact.branch.name}</p>
      </div>
      <Variant key={variant} variant={variant} contact={contact} />
    </RiderFrame>
  )
}

type VariantProps = {
  readonly variant: RegisterVariant
  readonly contact: NonNullable<ReturnType<typeof useContact>>
}

function Variant({ variant, contact }: VariantProps) {
  const register = useRegister(variant, contact)
  const { steps, isAllowed } = register
  if (!isAllowed) return <p className="min-h-40" aria-busy />
  if (variant === 'success') return <Success alias={contact.alias} steps={steps} />
  const greeted = steps?.rider && variant !== 'phoneIntake' && variant !== 'register'
  return (
    <>
      {greeted && (
        <p className="text-22 font-bold wrap-anywhere">{riderCopy.greeting(steps.rider?.name ?? '')}</p>
      )}
      <RegisterForm variant={variant} register={register} />
      {variant !== 'phoneIntake' && (
        <Button variant="quiet" wide render={<Link to={registerPath(contact.alias, 'phoneIntake')} />}>
          {riderPageCopy.otherPhone}
        </Button>
      )}
    </>
  )
}

type SuccessProps = { readonly alias: string; readonly steps: RegisterSteps | undefined }

/** No fields and no button, only a message; at the start of a shift it says where to go on. */
function Success({ alias, steps }: SuccessProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  const isStarted = steps?.shift === 'started'
  return (
    <div className="grid justify-items-center gap-2 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-positive text-on-positive">
        <Icon name="check" size={32} />
      </span>
      <p ref={message} tabIndex={-1} className="text-22 font-bold text-balance outline-none">
        {isStarted ? riderCopy.shiftStarted : riderCopy.shiftEnded}
      </p>
      <p className="text-18">{isStarted ? riderPageCopy.startedHint : riderPageCopy.endedHint}</p>
      {isStarted && steps.rider && (
        <Link
          to={href('/logistics/:alias/rider/:riderId/shipments', { alias, riderId: steps.rider.id })}
          className="inline-flex min-h-12 items-center text-18 font-semibold underline"
        >
          {shipmentCopy.seeShipments}
        </Link>
      )}
    </div>
  )
}
