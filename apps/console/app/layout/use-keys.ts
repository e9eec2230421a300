import { useEffect } from 'react'
import { bindKeys, type KeyTopic } from './key-bindings.ts'
import { useHasKeys } from './use-has-keys.ts'

/**
 * Lets the keys of a page work while it is there; the topic is the same from one drawing to the
 * next.
 */
export function useKeys(topic: KeyTopic): void {
  const hasKeys = useHasKeys()
  useEffect(() => (hasKeys ? bindKeys(topic) : undefined), [hasKeys, topic])
}
