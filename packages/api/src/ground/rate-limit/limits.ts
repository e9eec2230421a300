/** Key of a rate's counts: each has a count of its own. */
type CountedFor =
  /** A network: an IPv4 address, the /64 of an IPv6 one. */
  | 'network'
  /** A network at one branch contact. */
  | 'network at contact'
  /** A network, for one e-mail. */
  | 'network with email'
  | 'phone'
  | 'email'
  | 'person'
  | 'order'
  | 'device'
  | 'rider'
  | 'local'
  | 'brand'
  | 'company'
  | 'key'
  | 'everybody'

/**
 * Rate of a key. `together`: whether an installation's servers count as one: `true` in Redis, else
 * in PostgreSQL; `redis` only in Redis, otherwise each by itself; `statement`: in the statement
 * that stores the thing. `sparesLocal`: the machine's own address is not counted, since a proxy
 * there may hide the callers, and each diner would pay for all. `isGivenBack`: uses may be given
 * back, so that one that is spent is asked for again.
 */
export type RateRule = {
  readonly times: number
  readonly seconds: number
  readonly by: CountedFor
  readonly together: boolean | 'redis' | 'statement'
  readonly sparesLocal?: boolean
  readonly isGivenBack?: boolean
}

type SizeLimit = { readonly most: number; readonly unit: 'bytes' | 'kept' | 'at once' | 'waiting' }

/**
 * Rates. Guessing is counted by all processes together, since a guesser may reach any; flooding by
 * each process alone, without a query. A network is never one person: a mall, an office or a
 * carrier has one IPv4 address, so that diners' casual calls allow for a Friday night behind one
 * address, two orders a second. A caller with many networks meets the limits of phone, branch
 * contact, brand and all.
 */
const RATE_RULES = {
  // A carrier's address may stand for a thousand diners at lunch; no single one orders twice a
  // second.
  'place-order': { times: 120, seconds: 60, by: 'network', together: 'redis', sparesLocal: true },
  // No kitchen sends out one order every two seconds for ten minutes. A group orders phone by
  // phone; one phone does not twelve times.
  'place-order-phone': { times: 12, seconds: 10 * 60, by: 'phone', together: 'redis' },
  'place-order-local': { times: 300, seconds: 10 * 60, by: 'local', together: 'statement' },
  'place-order-brand': { times: 3000, seconds: 10 * 60, by: 'brand', together: 'redis' },
  'place-order-all': { times: 12_000, seconds: 10 * 60, by: 'everybody', together: 'redis' },
  // An unpaid order holds plates and a slot, for a diner who may never pay.
  'unpaid-order-network': {
    times: 90,
    seconds: 10 * 60,
    by: 'network',
    together: 'redis',
    sparesLocal: true,
  },
  // Every call and every page that is not at hand: fifty a second behind one address are two
  // hundred pages a minute.
  'api-network': { times: 3000, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // Pages made for one caller, which no cache keeps: a mall looks at cached ones.
  'pages-network': { times: 240, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // A dragged map asks for twenty tiles at a time; the browser keeps them for a day.
  'tiles-network': { times: 600, seconds: 60, by: 'network', together: false, sparesLocal: true },
  'tiles-all': { times: 1800, seconds: 60, by: 'everybody', together: false },
  // A card is drawn when a link is first sent, and kept by the app that shows it; each takes the
  // processor a moment.
  'share-cards-network': { times: 30, seconds: 60, by: 'network', together: false, sparesLocal: true },
  'share-cards-brand': { times: 90, seconds: 60, by: 'brand', together: false },
  'share-cards-all': { times: 240, seconds: 60, by: 'everybody', together: false },
  // A broken page logs in a loop, and its first lines say enough.
  'diner-log': { times: 60, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // Of one shop, and of all: a build that fails everywhere is known after the first reports, and
  // orders come first.
  'diner-log-shop': { times: 120, seconds: 60, by: 'local', together: false },
  'diner-log-all': { times: 300, seconds: 60, by: 'everybody', together: false },
  // A page sends events every few seconds and when it is left; an address may have a hundred
  // diners.
  analytics: { times: 600, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // Six hundred visits of twenty events a minute; more are dropped, since orders come first.
  'events-all': { times: 12_000, seconds: 60, by: 'everybody', together: 'redis' },
  // A diner types a dozen letters per address, each half a second apart at the earliest; providers
  // cost money.
  geocode: { times: 300, seconds: 60, by: 'network', together: false, sparesLocal: true },
  'geocode-all': { times: 3000, seconds: 60, by: 'everybody', together: 'redis' },
  // The policy of Nominatim's public server, for the whole application.
  nominatim: { times: 1, seconds: 1, by: 'everybody', together: true },
  // Passwords: people mistype a few times, and an office has a handful of people. A device known
  // for this e-mail counts by itself, so that no other uses up its tries.
  'sign-in-device': { times: 10, seconds: 15 * 60, by: 'device', together: true },
  'sign-in-device-day': { times: 60, seconds: 24 * 60 * 60, by: 'device', together: true },
  // PINs on one shared device, right and wrong ones of all; a person's are counted in their table.
  'pin-device': { times: 90, seconds: 15 * 60, by: 'device', together: true },
  // Unknown devices share these. Past those of an e-mail, each network gets a try now and then.
  'sign-in-address': { times: 30, seconds: 15 * 60, by: 'network', together: true },
  'sign-in-email': { times: 10, seconds: 15 * 60, by: 'email', together: true },
  'sign-in-slow-address': { times: 2, seconds: 15 * 60, by: 'network with email', together: true },
  'sign-in-slow-email': { times: 40, seconds: 15 * 60, by: 'email', together: true },
  // Six digits after the password, and the password again where an account is changed: people
  // mistype twice.
  'second-factor-address': { times: 60, seconds: 15 * 60, by: 'network', together: true },
  'staff-account': { times: 10, seconds: 15 * 60, by: 'person', together: true },
  // All customers of a brand leave the house with each: for the owner's spreadsheet a few times are
  // enough.
  'export-customers': { times: 10, seconds: 60 * 60, by: 'person', together: true },
  // The orders of ninety days are read with each: a spreadsheet is made a few times a day.
  'export-orders': { times: 30, seconds: 60 * 60, by: 'person', together: true },
  // A drawing is judged whenever a corner was put down: a hand draws for an hour and rests.
  'judge-drawing': { times: 600, seconds: 60 * 60, by: 'person', together: false },
  // A picture takes processor and disk: a whole menu is photographed in an hour, and one of many
  // branch contacts in two.
  'upload-picture-person': { times: 600, seconds: 60 * 60, by: 'person', together: true },
  'upload-picture-company': { times: 2000, seconds: 60 * 60, by: 'company', together: true },
  // A browser registers when the console opens, and a person tries a note a few times.
  'push-device': { times: 120, seconds: 60 * 60, by: 'person', together: true },
  // A console beats twice a minute and at each change; a person has a handful of windows.
  'listening-beat': { times: 240, seconds: 60, by: 'person', together: false },
  // Each sheet is unpacked in memory; a person brings a mended one several times.
  'read-sheet-person': { times: 120, seconds: 60 * 60, by: 'person', together: true },
  'read-sheet-company': { times: 600, seconds: 60 * 60, by: 'company', together: true },
  // A menu is written as a workbook with each: that takes the processor a moment.
  'export-sheet': { times: 120, seconds: 60 * 60, by: 'person', together: true },
  // A person asks to be forgotten now and then; erasing one after the other is destruction.
  'erase-customer': { times: 60, seconds: 60 * 60, by: 'person', together: true },
  // Milliseconds of processor for the most expensive calls (work.ts): two fifths for a company's
  // staff and keys, one fifth for its diners' photos. Calls on the way of an order cost none, and
  // strangers keep no staff from working.
  'work-company': { times: 24_000, seconds: 60, by: 'company', together: 'redis', isGivenBack: true },
  'work-visitors': { times: 12_000, seconds: 60, by: 'company', together: 'redis', isGivenBack: true },
  // The same for drafts that are shown to anybody who has their links: each is tried on the whole
  // company when it is first looked at.
  'work-previews': { times: 12_000, seconds: 60, by: 'company', together: 'redis' },
  // One person may take a half of a company's share and one key a quarter, so that neither keeps
  // the others from working.
  'work-person': { times: 12_000, seconds: 60, by: 'person', together: 'redis', isGivenBack: true },
  'work-key': { times: 6000, seconds: 60, by: 'key', together: 'redis', isGivenBack: true },
  // Changes that only turn things off, once a share is spent: a plate that ran out, a branch
  // contact that closes.
  'work-giving-way': { times: 30, seconds: 60, by: 'person', together: 'redis' },
  // Challenges of passkeys and their answers: unguessable, but each is stored for a while.
  'passkey-address': { times: 120, seconds: 15 * 60, by: 'network', together: true },
  // A key has 256 bits: only wrong ones are counted, so that no stranger keeps a shop's till out.
  'api-key-wrong': { times: 30, seconds: 15 * 60, by: 'network', together: true },
  // A till reports sold-out plates as they happen, and prices once a day. A hundred operations
  // count as a call: a menu of ten thousand plates is written several times an hour.
  'key-change': { times: 1200, seconds: 60 * 60, by: 'key', together: true },
  'key-change-company': { times: 3600, seconds: 60 * 60, by: 'company', together: true },
  // A link has 256 bits; this only stops endless asking.
  'staff-link-address': { times: 60, seconds: 15 * 60, by: 'network', together: true },
  // Told with every few letters of an address.
  'founding-alias': { times: 240, seconds: 15 * 60, by: 'network', together: true },
  // A person who forgot the password asks once or twice; a stranger fills no mailbox.
  'password-mail-address': { times: 20, seconds: 15 * 60, by: 'network', together: true },
  'password-mail-email': { times: 4, seconds: 60 * 60, by: 'email', together: true },
  // A house opens with a dozen people; each invitation may be a mail.
  'invite-staff': { times: 60, seconds: 60 * 60, by: 'person', together: true },
  // An operator signs a handful of shops a day; each link may be a mail to a typed address.
  'founding-links': { times: 30, seconds: 60 * 60, by: 'company', together: true },
  // A person who sets up a domain presses until it works; each look asks other servers.
  'look-at-host': { times: 60, seconds: 60 * 60, by: 'brand', together: true },
  // An account is connected once in years; a second press is meant.
  'payment-authorisation': { times: 40, seconds: 60 * 60, by: 'person', together: true },
  // Each is a real payment that is refunded: providers charge for some, and watch for many.
  'payment-test': { times: 6, seconds: 60 * 60, by: 'brand', together: true },
  // A phone is easily guessed, so neither many phones from one place nor one phone from many.
  // Source: decisions.md, Who sees what.
  'list-orders-address': { times: 120, seconds: 5 * 60, by: 'network', together: true },
  // A checkout asks once for each phone that is typed; a prober asks for many, or for one from many
  // networks.
  'customer-address': { times: 240, seconds: 5 * 60, by: 'network', together: true },
  'customer-phone': { times: 60, seconds: 5 * 60, by: 'phone', together: true },
  // Strangers who use up a phone's limit slow its owner down, and do not lock her out.
  'phone-slow-network': { times: 12, seconds: 5 * 60, by: 'network', together: true },
  // Each code is a text that the shop pays for, and that rings on a phone.
  'sign-in-code-sent': { times: 4, seconds: 15 * 60, by: 'phone', together: true },
  // The customer's own browser has its own, which no stranger uses up; past the phone's, each
  // network has a few more.
  'sign-in-code-own': { times: 4, seconds: 15 * 60, by: 'device', together: true },
  'sign-in-code-slow-network': { times: 2, seconds: 15 * 60, by: 'network', together: true },
  'sign-in-code-slow-phone': { times: 10, seconds: 15 * 60, by: 'phone', together: true },
  'sign-in-code-network': { times: 60, seconds: 15 * 60, by: 'network', together: true, sparesLocal: true },
  // Codes have a budget of their own, so that wasting it stops no text about orders.
  'sign-in-code-brand': { times: 3000, seconds: 24 * 60 * 60, by: 'brand', together: true },
  // Texts about orders and carts: four for an order, and no phone rings all day.
  'texts-phone': { times: 30, seconds: 24 * 60 * 60, by: 'phone', together: true },
  // Alerts to staff: a bad evening has many, a broken one no end.
  'alerts-phone': { times: 60, seconds: 24 * 60 * 60, by: 'phone', together: true },
  // Codes are counted apart, and those for the owner's browser apart again: a stranger who asks for
  // codes all day stops neither her code nor texts about her order.
  'code-texts-phone': { times: 20, seconds: 24 * 60 * 60, by: 'phone', together: true },
  'code-texts-own': { times: 20, seconds: 24 * 60 * 60, by: 'phone', together: true },
  // Of a brand, and of all: each text costs money.
  'texts-brand': { times: 5000, seconds: 24 * 60 * 60, by: 'brand', together: true },
  'texts-all': { times: 50_000, seconds: 24 * 60 * 60, by: 'everybody', together: true },
  // A receipt for each order, and a handful of links: a typed address fills no stranger's mailbox.
  'mails-address': { times: 20, seconds: 24 * 60 * 60, by: 'email', together: true },
  'mails-brand': { times: 5000, seconds: 24 * 60 * 60, by: 'brand', together: true },
  'mails-all': { times: 50_000, seconds: 24 * 60 * 60, by: 'everybody', together: true },
  // A code is a secret of a few letters: a diner mistypes it twice, a guesser needs thousands of
  // tries.
  'discount-code-address': { times: 120, seconds: 5 * 60, by: 'network', together: true },
  'discount-code-phone': { times: 30, seconds: 5 * 60, by: 'phone', together: true },
  // A use of a limited code is held for three minutes; one network with invented phones would hold
  // them all.
  'code-hold-network': { times: 40, seconds: 3 * 60, by: 'network', together: true, sparesLocal: true },
  'code-hold-brand': { times: 1000, seconds: 3 * 60, by: 'brand', together: true },
  // A card thief needs hundreds of tries; a diner with a declined card a handful.
  'pay-order': { times: 10, seconds: 5 * 60, by: 'order', together: true },
  'pay-address': { times: 180, seconds: 5 * 60, by: 'network', together: true, sparesLocal: true },
  // A cart and a checkout ask once each; a prober asks for many users, and each is a call to a
  // partner.
  'external-benefits': { times: 60, seconds: 5 * 60, by: 'network', together: true },
  'list-orders-phone': { times: 60, seconds: 5 * 60, by: 'phone', together: true },
  // A page is hidden and shown a few times a minute; a phone's by a handful of browsers.
  'abandoned-cart-address': { times: 120, seconds: 60, by: 'network', together: false, sparesLocal: true },
  'abandoned-cart-phone': { times: 60, seconds: 5 * 60, by: 'phone', together: false },
  // Carts are kept for a week, by phones that are easily invented.
  'abandoned-cart-brand': { times: 10_000, seconds: 24 * 60 * 60, by: 'brand', together: 'redis' },
  // A dozen colleagues behind one address look at their group every few seconds.
  'group-order-address': { times: 600, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // Groups are kept for two days, and are open to anybody.
  'group-order-open': { times: 20, seconds: 15 * 60, by: 'network', together: 'redis', sparesLocal: true },
  'group-order-brand': { times: 2000, seconds: 24 * 60 * 60, by: 'brand', together: 'redis' },
  // A diner says once that it was sent, and puts the number of the receipt right; each is written
  // and told to the shop.
  'say-transferred': { times: 10, seconds: 5 * 60, by: 'order', together: true },
  // A diner with a code reports once or twice; a guesser learns no more than from a follow-up.
  'report-order-address': { times: 30, seconds: 5 * 60, by: 'network', together: true },
  'report-order-code': { times: 10, seconds: 5 * 60, by: 'order', together: true },
  // Three photos, of which some are sent again; each takes the processor a moment, and room on the
  // disk for a day.
  'report-photo': { times: 12, seconds: 60 * 60, by: 'order', together: true },
  // A prober of phones would read other people's carts; a link is opened once or twice.
  'recover-cart-address': { times: 30, seconds: 5 * 60, by: 'network', together: true },
  'recover-cart-phone': { times: 20, seconds: 5 * 60, by: 'phone', together: true },
  // A code is the only key to an order: wrong codes are counted, and reads are not. Past the limit
  // of all, each network gets a few tries, and no holder of a link is locked out.
  'order-code-network': { times: 60, seconds: 15 * 60, by: 'network', together: 'redis', sparesLocal: true },
  'order-code-all': { times: 3000, seconds: 15 * 60, by: 'everybody', together: 'redis' },
  'order-code-slow-network': { times: 5, seconds: 15 * 60, by: 'network', together: 'redis' },
  // A diner answers a handful of questions once; a guesser of order codes needs more tries than
  // time allows.
  'survey-address': { times: 120, seconds: 5 * 60, by: 'network', together: true },
  // A diner moves, pages and tries again; the list costs one query.
  'near-address': { times: 120, seconds: 60, by: 'network', together: false, sparesLocal: true },
  // A rider types a phone a few times a day; a prober asks for many phones, or for one from many
  // networks.
  'rider-lookup-address': { times: 60, seconds: 5 * 60, by: 'network', together: true },
  'rider-lookup-phone': { times: 30, seconds: 5 * 60, by: 'phone', together: true },
  // One code for all riders of a branch contact, who begin at the same hour behind one address, and
  // mistype it. A known device counts by itself, so that no other uses up its tries.
  'rider-code-address': { times: 40, seconds: 15 * 60, by: 'network', together: true },
  'rider-code-device': { times: 10, seconds: 15 * 60, by: 'device', together: true },
  'rider-code-device-day': { times: 60, seconds: 24 * 60 * 60, by: 'device', together: true },
  // Unknown devices share these. Past them each address gets a try now and then: a new rider gets
  // in, and a guesser needs a lifetime.
  'rider-code-phone': { times: 10, seconds: 15 * 60, by: 'phone', together: true },
  'rider-code-contact': { times: 80, seconds: 15 * 60, by: 'local', together: true },
  'rider-code-contact-day': { times: 400, seconds: 24 * 60 * 60, by: 'local', together: true },
  'rider-code-slow-address': { times: 2, seconds: 15 * 60, by: 'network at contact', together: true },
  'rider-code-slow-contact': { times: 40, seconds: 15 * 60, by: 'local', together: true },
  // A rider chooses a PIN once in a while; each is hashed.
  'rider-pin': { times: 10, seconds: 15 * 60, by: 'rider', together: true },
  // A phone sends its position every few seconds, and kept ones in one go.
  'rider-position': { times: 120, seconds: 60, by: 'rider', together: false },
} as const satisfies Readonly<Record<string, RateRule>>

/**
 * Sizes. Things kept in memory are counted in bytes, since one page can be a hundred times
 * another.
 */
const SIZE_LIMITS = {
  // Unpaid orders: a diner tries again in another browser, and a branch contact has a full house of
  // them.
  'unpaid-orders-phone': { most: 4, unit: 'at once' },
  'unpaid-orders-local': { most: 150, unit: 'at once' },
  // One event of a visit as it is sent: the longest of ours is half of it.
  'event-bytes': { most: 2048, unit: 'bytes' },
  // The events of a brand and a day: a hundred thousand of ours. They are kept for a season, so
  // that this bounds the disk.
  'events-brand-day': { most: 40_000_000, unit: 'bytes' },
  // An abandoned cart: one of a hundred lines.
  'abandoned-cart-bytes': { most: 64 * 1024, unit: 'bytes' },
  // Items of one person of a group: forty lines.
  'group-order-bytes': { most: 32 * 1024, unit: 'bytes' },
  // Items of a whole group: its host orders them with one call, which takes 256 KB, with names in
  // the notes and all else that an order has.
  'group-order-all-bytes': { most: 160 * 1024, unit: 'bytes' },
  // Staff look at all photos of a case at once, and they are kept for a season: three for each type
  // of problem, and some that were sent again.
  'report-photos-order': { most: 24, unit: 'kept' },
  // Two hundred menus of a hundred plates in three encodings each.
  'kept-pages-bytes': { most: 64 * 1024 * 1024, unit: 'bytes' },
  'kept-tiles-bytes': { most: 16 * 1024 * 1024, unit: 'bytes' },
  'kept-drawings-bytes': { most: 16 * 1024 * 1024, unit: 'bytes' },
  // Rendering has one processor and shares it with the orders; a request after so many is told to
  // come back.
  'pages-rendering': { most: 1, unit: 'at once' },
  'pages-waiting': { most: 60, unit: 'waiting' },
  // Files that wait in memory to be read one by one: a company with more has to come back. A
  // console sends one picture at a time.
  'sheets-waiting-company': { most: 3, unit: 'waiting' },
  'sheets-waiting-all': { most: 24, unit: 'waiting' },
  'pictures-waiting-company': { most: 8, unit: 'waiting' },
  'pictures-waiting-all': { most: 24, unit: 'waiting' },
  // A change holds the lock of its company and, on the embedded engine, the only connection: a
  // program sends a carta in parts, one after the other, and orders go in between.
  'key-change-operations': { most: 500, unit: 'at once' },
  'key-changes-waiting-company': { most: 3, unit: 'waiting' },
  'key-changes-waiting-all': { most: 24, unit: 'waiting' },
  // Browsers that listen: of a mall, and of all.
  'connections-network': { most: 500, unit: 'at once' },
  'connections-all': { most: 20_000, unit: 'at once' },
  // Channels of one connection: a page listens to its order, its shipment and its rider; each name
  // takes memory.
  'connection-channels': { most: 20, unit: 'at once' },
  // Keys that a process counts of one limit; beyond them the one that was counted longest ago is
  // forgotten.
  'counted-keys': { most: 20_000, unit: 'kept' },
} as const satisfies Readonly<Record<string, SizeLimit>>

export type RateName = keyof typeof RATE_RULES
export type SizeName = keyof typeof SIZE_LIMITS

export type Limits = {
  readonly rates: Readonly<Record<RateName, RateRule>>
  readonly sizes: Readonly<Record<SizeName, SizeLimit>>
}

export const LIMITS: Limits = { rates: RATE_RULES, sizes: SIZE_LIMITS }

const LOCAL: readonly string[] = ['', '127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Whether a rule leaves a key alone. */
export const isSpared = (rule: RateRule, key: string): boolean =>
  (rule.sparesLocal ?? false) && LOCAL.includes(key)
