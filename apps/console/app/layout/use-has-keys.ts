import { useRemembered } from './remembered.ts'

/** Whether single keys work on this device; users of speech input turn them off. */
export const useHasKeys = (): boolean => useRemembered('keys') !== 'off'
