/**
 * The signs and codes of the currencies that are served, as people and banks write them beside an
 * amount: the source of a pattern without regard to capitals.
 */
export const CURRENCY_SIGN = String.raw`(?:u\$s|(?:ar|cl|co|mx|uy|us|r)?\$u?|s/\.?|bs\.?|b/\.?|₲|gs\.?|ars|bob|brl|clp|cop|mxn|pab|pen|pyg|usd|uyu|ves)`
