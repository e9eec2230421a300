import { useEffect } from 'react'
import { bindKeys, type KeyTopic } from './key-bindings.ts'
import { useHasKeys } from './use-has-keys.ts'

/** Binds a page's keys while it is mounted; the topic must be stable between renders. */
export function useKeys(topic: KeyTopic): void {
  const hasKeys = useHasKeys()
  useEffect(() => (hasKeys ? bindKeys(topic) : undefined), [hasKeys, topic])
}
