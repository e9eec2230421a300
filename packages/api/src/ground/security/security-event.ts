/** Security events, which are logged and counted without names. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'second-factor-refused',
  'limit-reached',
  'password-changed',
  'password-link-made',
  'password-set-by-link',
  'sessions-ended',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'passkey-used',
  'passkey-refused',
  'policy-changed',
  'device-shared',
  'shared-device-ended',
  'shared-device-copied',
  'shared-device-came-back',
  'pin-changed',
  'membership-confirmed',
  'company-founded',
  'founding-link-made',
  'founding-link-revoked',
  'role-changed',
  'api-key-made',
  'api-key-revoked',
  'api-key-refused',
  'refund-refused',
  'rider-refused',
  'rider-device-refused',
  'rider-device-released',
  'rider-code-renewed',
  'rider-pin-refused',
  'rider-pin-changed',
  'export',
  'erase',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/**
 * Fields of an event: the limit that was reached, and how often it happened. An action on other
 * people's data names the staff member by id, the brand and the number of records. A wrong PIN
 * names its person and device by id.
 */
export type SecurityFields = {
  readonly rule?: string
  readonly count?: number
  readonly staffUserId?: string
  readonly branchId?: string
  readonly deviceId?: string
  readonly records?: number
}

export type TellSecurity = (event: SecurityEvent, fields?: SecurityFields) => void
