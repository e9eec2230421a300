/**
 * Front end as a house with floors: the roof imports every floor below, a room its listed
 * siblings, the ground nothing above it.
 */
export type House = {
  readonly folder: string
  /** Folders of the roof; the files beside the folders are part of it too. */
  readonly roof: readonly string[]
  /** Siblings that a room imports. All of them stand on the whole ground. */
  readonly rooms: Readonly<Record<string, readonly string[]>>
  /** Folders of the ground that a folder of it imports. */
  readonly ground: Readonly<Record<string, readonly string[]>>
  /** Files beside the folders that belong to a folder of the ground. */
  readonly filesOfGround: Readonly<Record<string, string>>
}

/**
 * Floors of the storefront. An unlisted import is an error of `npm run check`, and so is a listed
 * one that is not used; types and lazy imports count. Why: docs/decisions/070.
 */
export const storefront: House = {
  folder: 'apps/storefront/app',
  roof: ['pages'],
  rooms: {
    'abandoned-cart': ['analytics', 'cart', 'checkout'],
    account: ['again', 'analytics', 'checkout', 'loyalty', 'order'],
    address: [],
    again: ['cart', 'checkout'],
    analytics: [],
    'branch-contact': ['address', 'chat', 'customisation', 'delivery', 'header', 'working-hours'],
    cart: ['delivery', 'loyalty', 'plate', 'ticket', 'working-hours'],
    chat: ['order'],
    checkout: [
      'analytics',
      'cart',
      'chat',
      'customisation',
      'delivery',
      'discount-code',
      'loyalty',
      'payment',
      'working-hours',
    ],
    customisation: [],
    delivery: ['address'],
    'discount-code': [],
    'group-order': ['cart'],
    guide: ['address'],
    header: ['account', 'checkout'],
    install: [],
    location: ['address', 'customisation', 'delivery', 'header', 'working-hours'],
    loyalty: ['order'],
    menu: ['account', 'again', 'branch-contact', 'cart', 'group-order', 'header', 'order', 'plate'],
    offline: [],
    order: ['ticket', 'tracking'],
    payment: ['order'],
    plate: [],
    report: [],
    rider: [],
    shipment: ['order', 'rider'],
    support: [],
    survey: [],
    ticket: [],
    tracking: [],
    'working-hours': [],
  },
  ground: {
    place: ['branding', 'frame'],
    diner: ['frame'],
    branding: ['frame'],
    frame: [],
  },
  filesOfGround: { 'api.ts': 'frame', 'first-routes.ts': 'frame', 'nonce.ts': 'frame' },
}

/**
 * Floors of the console: on the roof the frame around the pages of a branch contact, a room for
 * each noun with its pages, and below them the workplace (the branch contact, its orders in
 * progress, the alarm). Why: docs/decisions/072.
 */
export const shopConsole: House = {
  folder: 'apps/console/app',
  roof: ['branch-contact', 'palette'],
  rooms: {
    account: [],
    'api-key': ['team'],
    board: ['holiday', 'order', 'sales'],
    brand: ['contact', 'document', 'form', 'picture'],
    branding: ['form', 'picture', 'preview'],
    campaign: [],
    case: ['order'],
    'client-error': [],
    customer: [],
    dispatch: [],
    document: ['revision'],
    form: ['document', 'picture', 'scheduled'],
    founding: [],
    health: [],
    interruption: ['form'],
    holiday: ['document', 'form'],
    invitation: [],
    listening: [],
    contact: ['dispatch', 'document', 'form', 'health', 'holiday', 'interruption'],
    contacts: ['revision'],
    menu: [],
    'menu-editor': ['document', 'form', 'menu', 'plate-grid', 'preview'],
    order: [],
    'password-link': [],
    'payment-account': [],
    picture: [],
    'plate-grid': ['document', 'form', 'picture', 'revision', 'scheduled'],
    preview: [],
    'price-rule': ['document', 'form', 'scheduled'],
    rehearsal: [],
    revision: [],
    sales: [],
    'sales-mail': [],
    scheduled: ['document', 'preview', 'revision'],
    setup: ['document', 'revision'],
    share: [],
    survey: [],
    team: [],
    transfer: [],
  },
  ground: {
    workplace: ['api', 'layout', 'session', 'sound'],
    session: ['api', 'layout', 'sound'],
    sound: ['layout'],
    layout: [],
    api: [],
    time: [],
  },
  filesOfGround: {},
}
