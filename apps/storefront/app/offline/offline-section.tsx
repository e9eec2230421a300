import { offlineCopy } from '@mostrador/copy/offline'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isOffline, watchConnection } from './is-offline.ts'
import { keepMenu, startWorker } from './service-worker.ts'

function useKeptMenus(): void {
  const toast = useToast()
  const { pathname } = useLocation()
  const [worker, setWorker] = useState<ServiceWorker>()
  useEffect(() => {
    void startWorker((take) =>
      toast({ text: offlineCopy.newVersion, action: { label: offlineCopy.refresh, run: take } }),
    ).then(setWorker)
  }, [toast])
  useEffect(() => {
    if (worker) keepMenu(worker, pathname)
  }, [worker, pathname])
}

/** Keeps the last menu for offline use, and tells where it is shown without a connection. */
export function OfflineSection() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  useKeptMenus()
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
