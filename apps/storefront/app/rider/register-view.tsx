import { riderCopy } from '@mostrador/copy/rider'
import { riderPageCopy } from '@mostrador/copy/rider-page'
import { riderPinCopy } from '@mostrador/copy/rider-pin'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { RegisterForm } from './register-form.tsx'
import { registerPath } from './register-path.ts'
import type { RegisterSteps, RegisterVariant } from './register-variant.ts'
import type { Register } from './use-register.ts'

export type RegisterViewProps = {
  readonly alias: string
  readonly variant: RegisterVariant
  readonly register: Register
  /** Whether this device knows of a delivery in hand, with which no shift ends. */
  readonly hasFullHands: boolean
  readonly riderId: string | undefined
}

/** Form of one variant. Source: 001 §2 Rider register page; docs/decisions/035. */
export function RegisterView({ alias, variant, register, hasFullHands, riderId }: RegisterViewProps) {
  const { steps, isAllowed, carries, deviceCode } = register
  if (!isAllowed) return <p className="min-h-40" aria-busy />
  if (variant === 'success') return <Success />
  const greeted = steps?.rider && variant !== 'phoneIntake' && variant !== 'register'
  const isTheirs = steps?.rider !== undefined && steps.rider.id === riderId
  const isHeld = variant === 'logOut' && (carries || (isTheirs && hasFullHands))
  return (
    <>
      {greeted && (
        <p className="text-22 font-bold wrap-anywhere">{riderCopy.greeting(steps.rider?.name ?? '')}</p>
      )}
      {isHeld && <FullHands alias={alias} riderId={isTheirs ? riderId : undefined} steps={register.steps} />}
      {deviceCode !== undefined && <OtherDevice code={deviceCode} />}
      <RegisterForm variant={variant} register={register} />
      {variant !== 'phoneIntake' && (
        <Button variant="quiet" wide render={<Link to={registerPath(alias, 'phoneIntake')} />}>
          {riderPageCopy.otherPhone}
        </Button>
      )}
    </>
  )
}

/** Notice that this is another phone than the rider's, with the digits to show to the shop. */
function OtherDevice({ code }: { readonly code: string }) {
  return (
    <Notice tone="warning" live="status" title={riderPageCopy.otherDevice} className="text-16">
      <p className="py-1 text-28 font-bold">{riderPageCopy.otherDeviceCode(code)}</p>
      {riderPageCopy.otherDeviceHint}
    </Notice>
  )
}

type FullHandsProps = {
  readonly alias: string
  readonly riderId: string | undefined
  readonly steps: RegisterSteps | undefined
}

/**
 * Notice why the shift cannot end, with the link to the deliveries in hand; on another device, the
 * person to ask, and how the shift goes on here.
 */
function FullHands({ alias, riderId, steps }: FullHandsProps) {
  return (
    <Notice
      tone="warning"
      live="status"
      title={riderPageCopy.carries}
      className="text-16"
      action={
        riderId === undefined ? (
          <Link to={registerPath(alias, 'logIn')} state={steps} className={LINK}>
            {riderPinCopy.goOnHere}
          </Link>
        ) : (
          <Link to={wayToShipments(alias, riderId)} className={LINK}>
            {shipmentCopy.seeShipments}
          </Link>
        )
      }
    >
      {riderId === undefined ? riderPageCopy.carriesElsewhere : riderPageCopy.carriesHint}
    </Notice>
  )
}

const LINK = 'inline-flex min-h-12 items-center text-16 font-semibold underline'

const wayToShipments = (alias: string, riderId: string): string =>
  href('/logistics/:alias/rider/:riderId/shipments', { alias, riderId })

/** Link to the shipments of the rider on shift on this device, in the page's head. */
export function ShipmentsLink({ alias, riderId }: { readonly alias: string; readonly riderId: string }) {
  return (
    <Link to={wayToShipments(alias, riderId)} className={LINK}>
      {shipmentCopy.seeShipments}
    </Link>
  )
}

function Success() {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid justify-items-center gap-2 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-positive text-on-positive">
        <Icon name="check" size={32} />
      </span>
      <p ref={message} tabIndex={-1} className="text-22 font-bold text-balance outline-none">
        {riderCopy.shiftEnded}
      </p>
      <p className="text-18">{riderPageCopy.endedHint}</p>
    </div>
  )
}
