import { deviceCopy } from '@mostrador/copy/device'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { useState } from 'react'
import { installOffer } from '../layout/install-offer.ts'
import { isInstalled } from './push-device.ts'

type Way = keyof typeof deviceCopy.installWays

/** Finds the instructions to install a page in a browser that offers nothing by itself. */
export function installWay(userAgent: string): Way {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'desk'
}

/** Card to install the console: by the browser's button where it has one, else by instructions. */
export function InstallCard() {
  const [offer, setOffer] = useState(installOffer)
  if (isInstalled())
    return (
      <Card title={deviceCopy.installTitle}>
        <p className="text-muted">{deviceCopy.installed}</p>
      </Card>
    )
  const install = async (): Promise<void> => {
    await offer?.prompt().catch(() => undefined)
    // A browser takes each offer once.
    setOffer(undefined)
  }
  return (
    <Card title={deviceCopy.installTitle} hint={deviceCopy.installHint}>
      {offer ? (
        <Button variant="secondary" icon="plus" onClick={() => void install()}>
          {deviceCopy.install}
        </Button>
      ) : (
        <ol className="grid list-decimal gap-1 pl-5 text-14">
          {deviceCopy.installWays[installWay(navigator.userAgent)].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Card>
  )
}
