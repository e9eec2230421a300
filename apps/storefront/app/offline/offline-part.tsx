import { offlineCopy } from '@mostrador/copy/offline'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useSyncExternalStore } from 'react'
import { keepLastMenu } from './service-worker.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const isOffline = (): boolean => !navigator.onLine

/** Lets the browser keep the last menu, and says so where it is looked at without a connection. */
export function OfflinePart() {
  const toast = useToast()
  const offline = useSyncExternalStore(subscribe, isOffline, () => false)
  useEffect(() => {
    void keepLastMenu((take) =>
      toast({ text: offlineCopy.newVersion, action: { label: offlineCopy.refresh, run: take } }),
    )
  }, [toast])
  return (
    <output className="pointer-events-none fixed inset-x-0 top-16 z-30 grid justify-items-center px-4">
      {offline && (
        <span className="flex max-w-md animate-rise items-start gap-3 rounded-card bg-raised px-4 py-3 text-14 shadow-float">
          <Icon name="alert" />
          <span>
            <strong className="block">{offlineCopy.title}</strong>
            {offlineCopy.text}
          </span>
        </span>
      )}
    </output>
  )
}
