import { keysCopy } from '@mostrador/copy/keys'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Keys } from '@mostrador/ui/keys.tsx'
import { useSyncExternalStore } from 'react'
import { boundTopics, listenToBound, type KeyTopic } from '../layout/key-bindings.ts'
import { keyLabel } from '../layout/key-label.ts'
import { remember } from '../layout/remembered.ts'
import { useHasKeys } from '../layout/use-has-keys.ts'

/** Dialog of the keys on this page, with a switch to turn them off on this device. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const topics = byTitle(useSyncExternalStore(listenToBound, boundTopics))
  const hasKeys = useHasKeys()
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={keysCopy.title}
      description={hasKeys ? keysCopy.hint : keysCopy.off}
      closeLabel={keysCopy.close}
    >
      <div className="md:columns-2 md:gap-x-10">
        {[...topics].map(([title, bindings]) => (
          <section key={title} className="grid grid-cols-1 gap-1 pb-6 break-inside-avoid">
            <h3 className="text-14 font-semibold text-muted">{title}</h3>
            <dl className="divide-y divide-line">
              {bindings.map(({ keys, what }) => (
                <div key={keys.join()} className="flex min-h-10 items-center justify-between gap-4 text-16">
                  <dt>{what}</dt>
                  <dd>
                    <Keys>{keys.map(keyLabel).join(' ')}</Keys>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-4">
        <Checkbox
          label={keysCopy.on}
          checked={hasKeys}
          onChange={(event) => remember('keys', event.currentTarget.checked ? 'on' : 'off')}
        />
      </div>
    </Dialog>
  )
}

/** Groups the keys with a text by topic, those of the page first. */
function byTitle(topics: readonly KeyTopic[]): ReadonlyMap<string, KeyTopic['bindings']> {
  const told = topics.map(({ title, bindings }) => ({ title, bindings: bindings.filter(({ what }) => what) }))
  const titles = Map.groupBy(told, ({ title }) => title)
  return new Map([...titles].map(([title, list]) => [title, list.flatMap(({ bindings }) => bindings)]))
}
