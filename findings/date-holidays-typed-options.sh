#!/usr/bin/env bash
# An option that the types of the list of holidays name and its code does not read. Installs one
# pinned package in a temporary folder; ends with an error when that changes.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --save-exact date-holidays@3.37.0 >/dev/null

cat > try.mjs <<'PROGRAM'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Holidays from 'date-holidays'

const require = createRequire(import.meta.url)
const { version } = require('date-holidays/package.json')
const types = readFileSync(new URL('types/index.d.ts', new URL('node_modules/date-holidays/', import.meta.url)), 'utf8')

/** On which days of 2026 the feast of 10 March is, when it is moved to the 13th by an option. */
function daysWith(options) {
  const holidays = new Holidays('PE')
  holidays.setHoliday('03-10', { name: 'Fiesta', type: 'public', ...options })
  return holidays
    .getHolidays(2026)
    .filter(({ name }) => name === 'Fiesta')
    .map(({ date }) => date.slice(0, 10))
    .join()
}

const typed = daysWith({ disabled: ['2026-03-10'], enabled: ['2026-03-13'] })
const untyped = daysWith({ disable: ['2026-03-10'], enable: ['2026-03-13'] })
const withoutType = new Holidays('PE').setHoliday('03-10', { name: 'Fiesta' })
console.log(`date-holidays ${version}`)
console.log('belief: `disabled` and `enabled`, as the types name them, move a holiday in one year')
console.log(`seen:   with disabled and enabled, which compile, it stays: ${typed}`)
console.log(`seen:   with disable and enable, which the types do not name, it moves: ${untyped}`)
console.log(`seen:   without a type, which the types leave out freely, it is refused in silence: ${withoutType}`)

const namesThem = /\bdisabled\?:/.test(types) && /\benabled\?:/.test(types) && /\btype\?:/.test(types)
if (!namesThem || typed !== '2026-03-10' || untyped !== '2026-03-13' || withoutType !== false) {
  console.log('changed: types and code say something else now')
  process.exit(1)
}
PROGRAM
node try.mjs
