import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'

/**
 * Least sign-in that opens an endpoint for staff, beside its permission: the key of a program; a
 * session that a PIN began at a shared device; such a session and the password in the body; a
 * session that a password or a passkey began; or such a session in which a person with a passkey
 * showed it.
 */
type Enough = 'KEY' | 'PIN' | 'PIN_AND_PASSWORD' | 'PASSWORD' | 'PASSKEY'

type Codes<E extends Endpoint> = E['refusals'][number]['code']

/** Sign-in that an endpoint's refusals imply; a row with another one does not compile. */
type EnoughOf<E extends Endpoint> =
  'not-on-shared-device' extends Codes<E>
    ? 'passkey-first' extends Codes<E>
      ? 'PASSKEY'
      : 'PASSWORD'
    : E extends { readonly keys: true }
      ? 'KEY'
      : 'wrong-password' extends Codes<E>
        ? 'PIN_AND_PASSWORD'
        : 'PIN'

type OfStaff = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly access: 'staff' } ? Name : never
}[keyof Endpoints]

/**
 * Sign-in of calls whose handlers ask for more where they give (permissions, another PIN), and not
 * where they take away.
 */
type GivesOrTakes = { setTeamRole: 'PASSWORD'; changeRole: 'PASSWORD'; setStaffPin: 'PIN_AND_PASSWORD' }

/**
 * Sign-in that is enough for each endpoint for staff; one without a row is a type error. PASSWORD
 * stands where a call cannot be undone (people are erased, lists go out), reaches further than the
 * shared device (teams, sessions elsewhere, keys, passkeys), or shows how an account is opened;
 * PASSKEY where it makes a way in (a factor, a person, a password, a role, a key, a shared
 * device), or sets the account that charges. Calls that only take away (an invitation, a key, a
 * device, a role) stay open to a PIN. The document itself judges which of its fields a PIN or a
 * key may change, and so does an interruption its message.
 */
const ENOUGH = {
  listApiKeys: 'PIN',
  createApiKey: 'PASSKEY',
  revokeApiKey: 'PIN',
  getBranding: 'PIN',
  saveBranding: 'PIN',
  listBrandingVersions: 'PIN',
  restoreBranding: 'PIN',
  draftBranding: 'PIN',
  listMenus: 'PIN',
  listMenuTemplates: 'PIN',
  getConsoleMenu: 'PIN',
  setSoldOut: 'PIN',
  listHolidays: 'PIN',
  openAsAlways: 'PIN',
  listInterruptions: 'PIN',
  startInterruption: 'PIN',
  extendInterruption: 'PIN',
  endInterruption: 'PIN',
  listTransfers: 'PIN',
  confirmTransfer: 'PIN',
  returnTransfer: 'PIN',
  readBankSheet: 'PIN',
  importMovements: 'PIN',
  settleMovement: 'PIN',
  reportListening: 'PIN',
  listContacts: 'PIN',
  addContact: 'PIN',
  addBrand: 'PIN',
  getHealth: 'PIN',
  lookAtOrder: 'PIN',
  scheduleChange: 'PIN',
  listScheduled: 'PIN',
  getScheduled: 'PIN',
  changeScheduled: 'PIN',
  cancelScheduled: 'PIN',
  applyScheduled: 'PIN',
  listBoard: 'PIN',
  getConsoleOrder: 'PIN',
  changeOrderStatus: 'PIN',
  delayOrder: 'PIN',
  touchStaffSession: 'PIN',
  getStaffSession: 'PIN',
  listSharedDevices: 'PIN',
  shareDevice: 'PASSKEY',
  endSharedDevice: 'PIN',
  setStaffPin: 'PIN_AND_PASSWORD',
  getStaffAccount: 'PIN',
  changePassword: 'PIN_AND_PASSWORD',
  endStaffSession: 'PASSWORD',
  endStaffSessions: 'PASSWORD',
  beginSecondFactor: 'PASSKEY',
  confirmSecondFactor: 'PASSKEY',
  removeSecondFactor: 'PASSWORD',
  getStaffPolicy: 'PASSWORD',
  setStaffPolicy: 'PASSWORD',
  remindOfFactor: 'PASSWORD',
  beginPasskey: 'PASSKEY',
  addPasskey: 'PASSKEY',
  removePasskey: 'PASSKEY',
  listCompanyStaff: 'PIN',
  makePasswordLink: 'PASSKEY',
  listFoundingLinks: 'PASSWORD',
  makeFoundingLink: 'PASSKEY',
  revokeFoundingLink: 'PASSWORD',
  getSetup: 'PIN',
  publishContact: 'PIN',
  getCasePhoto: 'PIN',
  listCases: 'PIN',
  changeCaseStatus: 'PIN',
  listClientErrors: 'PIN',
  getClientError: 'PIN',
  resolveClientError: 'PIN',
  getDispatch: 'PIN',
  createStack: 'PIN',
  orderStack: 'PIN',
  offerStack: 'PIN',
  dissolveStack: 'PIN',
  changeShipment: 'PIN',
  giveShipment: 'PIN',
  endRiderShift: 'PIN',
  releaseRiderDevice: 'PIN',
  listRiders: 'PIN',
  renewRiderCode: 'PIN',
  endRiderShifts: 'PIN',
  blockRider: 'PIN',
  getHostProof: 'PIN',
  lookAtHost: 'PIN',
  authorizeChannel: 'PIN',
  getContactMap: 'PIN',
  judgeDrawing: 'PIN',
  exportCustomers: 'PASSWORD',
  eraseCustomer: 'PASSWORD',
  getPaymentHealth: 'PIN',
  listPaymentProviders: 'PIN',
  listPaymentAccounts: 'PIN',
  beginPaymentAuthorisation: 'PASSKEY',
  finishPaymentAuthorisation: 'PASSKEY',
  disconnectPaymentAccount: 'PASSWORD',
  getPaymentTest: 'PIN',
  startPaymentTest: 'PIN',
  getSurveySummary: 'PIN',
  getCampaignFunnels: 'PIN',
  listGranters: 'PIN',
  getTeam: 'PIN',
  lookAtLeftBehind: 'PIN',
  setTeamRole: 'PASSWORD',
  inviteStaff: 'PASSKEY',
  revokeInvitation: 'PIN',
  createRole: 'PASSKEY',
  changeRole: 'PASSWORD',
  removeRole: 'PIN',
  listRevisions: 'KEY',
  undoRevision: 'PIN',
  getPastState: 'PIN',
  restoreState: 'PIN',
  getDocument: 'KEY',
  draftDocument: 'PIN',
  getLastChange: 'PIN',
  getTouched: 'PIN',
  changeDocument: 'KEY',
  readSheet: 'PIN',
  exportMenuSheet: 'PIN',
  getTakenBack: 'PIN',
  uploadPicture: 'PIN',
  getRehearsal: 'PIN',
  startRehearsal: 'PIN',
  endRehearsal: 'PIN',
  tellPrinted: 'PIN',
  listPushDevices: 'PIN',
  savePushDevice: 'PIN',
  removePushDevice: 'PIN',
  tryPushDevice: 'PIN',
  getSalesDay: 'PIN',
  getFinishedTotals: 'PIN',
  exportFinished: 'PIN',
  setSalesMail: 'PIN',
  getDownload: 'PASSWORD',
  startDownload: 'PASSWORD',
  cancelDownload: 'PASSWORD',
  fetchDownload: 'PASSWORD',
} as const satisfies {
  readonly [Name in OfStaff]: Name extends keyof GivesOrTakes ? GivesOrTakes[Name] : EnoughOf<Endpoints[Name]>
}

const enoughFor = (name: keyof Endpoints): Enough | undefined =>
  Object.hasOwn(ENOUGH, name)
    ? (ENOUGH as Readonly<Partial<Record<keyof Endpoints, Enough>>>)[name]
    : undefined

/** Whether a session begun by PIN is not enough for an endpoint. */
export const asksForMoreThanPin = (name: keyof Endpoints): boolean =>
  ['PASSWORD', 'PASSKEY'].includes(enoughFor(name) ?? '')

/** Whether a person with a passkey must have shown it in the session that calls an endpoint. */
export const asksForPasskey = (name: keyof Endpoints): boolean => enoughFor(name) === 'PASSKEY'
