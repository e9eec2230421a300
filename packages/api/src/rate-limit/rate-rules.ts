/**
 * How often one key may do a thing. `together`: counted in the database, for all processes as one. `sparesLocal`:
 * the machine's own address is not counted. It is a program on the machine, or a proxy that does not tell who
 * calls, behind which every diner would pay for every other.
 */
export type RateRule = {
  readonly times: number
  readonly seconds: number
  readonly together: boolean
  readonly sparesLocal?: boolean
}

/**
 * Every limit of the API. Guessing is counted together, since whoever guesses may reach any process; what only
 * protects a process from being flooded is counted by it alone, and costs no query.
 */
export const RATE_RULES = {
  // A carrier's address may stand for a thousand diners at lunch; no single one orders twice a second.
  'place-order': { times: 120, seconds: 60, together: false, sparesLocal: true },
  // A broken page logs in a loop; what is worth knowing stands in the first lines.
  'diner-log': { times: 60, seconds: 60, together: false, sparesLocal: true },
  // Of one shop, and of all: a build that fails everywhere is known after the first reports, and orders come first.
  'diner-log-shop': { times: 120, seconds: 60, together: false },
  'diner-log-all': { times: 300, seconds: 60, together: false },
  // A page sends what happened every few seconds and when it is left; an address may stand for a hundred diners.
  analytics: { times: 600, seconds: 60, together: false, sparesLocal: true },
  // A diner types a dozen letters per address, each half a second apart at the earliest; providers cost money.
  geocode: { times: 300, seconds: 60, together: false, sparesLocal: true },
  // The policy of Nominatim's public server, for the whole application.
  nominatim: { times: 1, seconds: 1, together: true },
  // Passwords: people mistype a few times, an office has a handful of people.
  'sign-in-address': { times: 30, seconds: 15 * 60, together: true },
  'sign-in-email': { times: 10, seconds: 15 * 60, together: true },
  // A phone is easily guessed, so neither many phones from one place nor one phone from many. Source: decisions.md, Who sees what.
  'list-orders-address': { times: 120, seconds: 5 * 60, together: true },
  // A checkout asks once for each phone that is typed; whoever tries numbers asks for many, or one of many.
  'customer-address': { times: 60, seconds: 5 * 60, together: true },
  'customer-phone': { times: 60, seconds: 5 * 60, together: true },
  // Every code is a text that the shop pays for, on a phone that somebody carries.
  'sign-in-code-sent': { times: 4, seconds: 15 * 60, together: true },
  // A code is a secret of a few letters: whoever types one mistypes it twice, whoever guesses needs thousands.
  'discount-code-address': { times: 60, seconds: 5 * 60, together: true },
  'discount-code-phone': { times: 30, seconds: 5 * 60, together: true },
  // Whoever tries stolen cards needs hundreds of tries; a diner whose card is declined has a handful.
  'pay-order': { times: 10, seconds: 5 * 60, together: true },
  'pay-address': { times: 60, seconds: 5 * 60, together: true, sparesLocal: true },
  // A cart and a checkout ask once each; whoever tries users asks for many, and each is a call to a partner.
  'external-benefits': { times: 60, seconds: 5 * 60, together: true },
  'list-orders-phone': { times: 60, seconds: 5 * 60, together: true },
  // A page is hidden and shown a few times a minute; nobody's phone by more than a handful of browsers.
  'abandoned-cart-address': { times: 120, seconds: 60, together: false, sparesLocal: true },
  'abandoned-cart-phone': { times: 60, seconds: 5 * 60, together: false },
  // Whoever has a code reports once or twice; who guesses codes is told no more than of a follow-up.
  'report-order-address': { times: 30, seconds: 5 * 60, together: true },
  'report-order-code': { times: 10, seconds: 5 * 60, together: true },
  // Whoever tries phones would read what others left: a link is opened once or twice.
  'recover-cart-address': { times: 30, seconds: 5 * 60, together: true },
  'recover-cart-phone': { times: 20, seconds: 5 * 60, together: true },
  // A diner answers a handful of questions once; whoever tries order codes needs more than the world has time for.
  'survey-address': { times: 120, seconds: 5 * 60, together: true },
  // A diner moves, pages and tries again; the list costs one query.
  'near-address': { times: 120, seconds: 60, together: false, sparesLocal: true },
  // A rider types a phone a few times a day; whoever looks for riders asks for many, or for one from many places.
  'rider-lookup-address': { times: 60, seconds: 5 * 60, together: true },
  'rider-lookup-phone': { times: 30, seconds: 5 * 60, together: true },
  // One code for all riders of a local, who begin at the same hour behind one address, and mistype it. A device on
  // which it was shown before counts by itself: nobody else can use up its tries.
  'rider-code-address': { times: 40, seconds: 15 * 60, together: true },
  'rider-code-device': { times: 10, seconds: 15 * 60, together: true },
  'rider-code-device-day': { times: 60, seconds: 24 * 60 * 60, together: true },
  // Devices that are not known share these. Once they are used up nobody is locked out, but each address gets a try
  // now and then: whoever begins here gets in, and whoever guesses needs a lifetime.
  'rider-code-phone': { times: 10, seconds: 15 * 60, together: true },
  'rider-code-contact': { times: 80, seconds: 15 * 60, together: true },
  'rider-code-contact-day': { times: 400, seconds: 24 * 60 * 60, together: true },
  'rider-code-slow-address': { times: 2, seconds: 15 * 60, together: true },
  'rider-code-slow-contact': { times: 40, seconds: 15 * 60, together: true },
  // A phone tells its place every few seconds, and what waited without a connection in one go.
  'rider-position': { times: 120, seconds: 60, together: false },
} as const satisfies Readonly<Record<string, RateRule>>

const LOCAL: readonly string[] = ['', '127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Whether a rule leaves a key alone. */
export const isSpared = (rule: RateRule, key: string): boolean =>
  (rule.sparesLocal ?? false) && LOCAL.includes(key)
