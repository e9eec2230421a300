import { useRemembered } from './remembered.ts'

/**
 * Whether single keys work on this device: who speaks to the computer, or presses keys by mistake,
 * turns them off.
 */
export const useHasKeys = (): boolean => useRemembered('keys') !== 'off'
