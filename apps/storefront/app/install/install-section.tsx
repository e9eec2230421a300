import { whenNoDialog } from '@mostrador/ui/when-no-dialog'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readKnownDiner } from '../diner/known-diner.ts'
import { listen } from '../frame/bus.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { createStoredValue } from '@mostrador/live/stored-value'
import { installWay, isInstallMoment, type InstallWay } from './install-way.ts'

const proposed = createStoredValue('mostrador.install', (json) => json === 'true')

/** Install prompt, which a browser offers once. */
type Offer = Event & { readonly prompt?: () => Promise<unknown> }

let offer: Offer | undefined
let isListening = false

function listenForOffer(onOffer: () => void): () => void {
  if (!isListening) {
    isListening = true
    listen((told) => {
      if (told.kind === 'installable') offer = told.offer
      if (told.kind === 'installable') dispatchEvent(new Event('mostrador:installable'))
    })
  }
  addEventListener('mostrador:installable', onOffer)
  return () => removeEventListener('mostrador:installable', onOffer)
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

const wayNow = (): InstallWay | undefined =>
  installWay({ userAgent: navigator.userAgent, isInstalled: isInstalled(), hasOffer: offer !== undefined })

const bringDialog = () => import('./install-dialog.tsx')
const InstallDialog = lazyOrNothing(bringDialog)

/** Proposes to install the pages, where possible and fitting. Source: 000 §2, 001 §2. */
export function InstallSection({ name }: { readonly name: string }) {
  const { pathname, search } = useLocation()
  const [way, setWay] = useState<InstallWay>()
  useEffect(() => {
    let stopWaiting = (): void => undefined
    function propose(): void {
      const known = { isKnown: readKnownDiner() !== null, wasProposed: proposed.latest() }
      const now = wayNow()
      if (!now || !isInstallMoment({ pathname, search, ...known })) return
      stopWaiting()
      stopWaiting = whenNoDialog(bringDialog, () => {
        proposed.write(true)
        setWay(now)
      })
    }
    propose()
    const stopListening = listenForOffer(propose)
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [pathname, search])

  function accept(): void {
    if (way === 'offer') void offer?.prompt?.().catch(() => undefined)
    offer = undefined
    setWay(undefined)
  }

  if (way === undefined) return null
  return (
    <Suspense>
      <InstallDialog name={name} way={way} onAccept={accept} onClosed={() => setWay(undefined)} />
    </Suspense>
  )
}
