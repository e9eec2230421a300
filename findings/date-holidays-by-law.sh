#!/usr/bin/env bash
# What the list of holidays says of countries of Latin America, against their laws. Installs one
# pinned package in a temporary folder; ends with an error when the list says something else.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --save-exact date-holidays@3.37.0 >/dev/null

cat > try.mjs <<'PROGRAM'
import { createRequire } from 'node:module'
import Holidays from 'date-holidays'

const { version } = createRequire(import.meta.url)('date-holidays/package.json')
const publicDays = (country) =>
  new Map(
    new Holidays(country)
      .getHolidays(2026)
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => [date.slice(0, 10), name]),
  )

const [ecuador, chile, colombia] = ['EC', 'CL', 'CO'].map(publicDays)
const seen = {
  'Ecuador, 2026-09-10, no holiday by law': ecuador.get('2026-09-10') ?? null,
  'Ecuador, 2026-10-09, independence of Guayaquil': ecuador.get('2026-10-09') ?? null,
  'Ecuador, 2026-05-25, where the Sunday of Pichincha is moved to': ecuador.get('2026-05-25') ?? null,
  'Chile, 2026-04-04, Holy Saturday by law': chile.get('2026-04-04') ?? null,
  'Chile, 2026-04-05, a Sunday that is no holiday by law': chile.get('2026-04-05') ?? null,
  'Colombia, 2026-04-05, a Sunday that is no holiday by law': colombia.get('2026-04-05') ?? null,
}
console.log(`date-holidays ${version}`)
console.log('belief: what it calls public is a national holiday by law, on the day on which one rests')
for (const [what, name] of Object.entries(seen)) console.log(`seen:   ${what}: ${name ?? 'nothing'}`)

const [september, october, moved, saturday, ...sundays] = Object.values(seen)
const isAsSeen = september && !october && !moved && !saturday && sundays.every(Boolean)
if (!isAsSeen) {
  console.log('changed: the list says something else now')
  process.exit(1)
}
PROGRAM
node try.mjs
