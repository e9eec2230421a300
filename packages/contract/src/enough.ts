import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'

/**
 * The least that opens an endpoint for staff, beside its permission: the key of a program; a
 * session that a PIN began at a shared device; such a session and the password, which the body
 * asks for; or a session that a password or a passkey began.
 */
type Enough = 'KEY' | 'PIN' | 'PIN_AND_PASSWORD' | 'PASSWORD'

type Codes<E extends Endpoint> = E['refusals'][number]['code']

/** What an endpoint's own refusals come to: a row of the table that says otherwise is no type. */
type EnoughOf<E extends Endpoint> =
  'not-on-shared-device' extends Codes<E>
    ? 'PASSWORD'
    : E extends { readonly keys: true }
      ? 'KEY'
      : 'wrong-password' extends Codes<E>
        ? 'PIN_AND_PASSWORD'
        : 'PIN'

type OfStaff = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly access: 'staff' } ? Name : never
}[keyof Endpoints]

/**
 * What is enough for each endpoint for staff; one without a row is a type error. PASSWORD stands
 * where a call cannot be taken back (people are erased, lists go out), reaches further than the
 * shared device (who works where, sessions elsewhere, keys, passkeys), or says what opens an
 * account. What only takes away (an invitation, a key, a device, a role) stays open to a PIN.
 * Which fields of the shop's document a PIN or a key changes is judged by the document itself.
 */
const ENOUGH = {
  listApiKeys: 'PIN',
  createApiKey: 'PASSWORD',
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
  listLocals: 'PIN',
  addLocal: 'PIN',
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
  shareDevice: 'PIN_AND_PASSWORD',
  endSharedDevice: 'PIN',
  setStaffPin: 'PIN_AND_PASSWORD',
  getStaffAccount: 'PIN',
  changePassword: 'PIN_AND_PASSWORD',
  endStaffSession: 'PASSWORD',
  endStaffSessions: 'PASSWORD',
  beginSecondFactor: 'PASSWORD',
  confirmSecondFactor: 'PASSWORD',
  removeSecondFactor: 'PASSWORD',
  getStaffPolicy: 'PASSWORD',
  setStaffPolicy: 'PASSWORD',
  remindOfFactor: 'PASSWORD',
  beginPasskey: 'PASSWORD',
  addPasskey: 'PASSWORD',
  removePasskey: 'PASSWORD',
  listCompanyStaff: 'PIN',
  makePasswordLink: 'PASSWORD',
  listFoundingLinks: 'PASSWORD',
  makeFoundingLink: 'PASSWORD',
  revokeFoundingLink: 'PASSWORD',
  getSetup: 'PIN',
  publishLocal: 'PIN',
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
  getLocalMap: 'PIN',
  judgeDrawing: 'PIN',
  exportCustomers: 'PASSWORD',
  eraseCustomer: 'PASSWORD',
  getPaymentHealth: 'PIN',
  listPaymentAccounts: 'PIN',
  beginPaymentAuthorisation: 'PASSWORD',
  finishPaymentAuthorisation: 'PASSWORD',
  disconnectPaymentAccount: 'PASSWORD',
  getPaymentTest: 'PIN',
  startPaymentTest: 'PIN',
  getSurveySummary: 'PIN',
  getCampaignFunnels: 'PIN',
  listGranters: 'PIN',
  getTeam: 'PIN',
  lookAtLeftBehind: 'PIN',
  setTeamRole: 'PASSWORD',
  inviteStaff: 'PASSWORD',
  revokeInvitation: 'PIN',
  createRole: 'PASSWORD',
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
} as const satisfies { readonly [Name in OfStaff]: EnoughOf<Endpoints[Name]> }

/** Whether a session that a PIN began is not enough for an endpoint. */
export const asksForMoreThanPin = (name: keyof Endpoints): boolean =>
  Object.hasOwn(ENOUGH, name) &&
  (ENOUGH as Readonly<Partial<Record<keyof Endpoints, Enough>>>)[name] === 'PASSWORD'
