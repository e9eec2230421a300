import type { ReactNode } from 'react'

/** Drawings on 120 × 96; `ink` strokes, `brand` and `surface` fills come from the tokens. */
const PICTURES = {
  bag: (
    <>
      <path className="fill-surface" d="M36 34h48l5 48H31l5-48Z" />
      <path className="fill-brand" d="M33.3 60h53.400l2.3 22H31l2.3-22Z" />
      <path d="M36 34h48l5 48H31l5-48ZM48 44V28a12 12 0 0 1 24 0v16" />
      <path d="M53 62c2.5 4 11.5 4 14 0" />
    </>
  ),
  plate: (
    <>
      <ellipse className="fill-surface" cx="60" cy="74" rx="44" ry="9" />
      <path className="fill-brand" d="M28 68a32 32 0 0 1 64 0H28Z" />
      <path d="M28 68a32 32 0 0 1 64 0H28ZM60 36v-6M16 74c0 5 19.7 9 44 9s44-4 44-9M42 60a19 19 0 0 1 9-11" />
      <circle className="fill-surface" cx="60" cy="27" r="4" />
    </>
  ),
  map: (
    <>
      <path className="fill-surface" d="M22 34l25-8 26 8 25-8v48l-25 8-26-8-25 8V34Z" />
      <path d="M22 34l25-8 26 8 25-8v48l-25 8-26-8-25 8V34ZM47 26v48M73 62v20" />
      <path className="fill-brand" d="M73 58s14-12 14-23a14 14 0 0 0-28 0c0 11 14 23 14 23Z" />
      <circle className="fill-surface" cx="73" cy="35" r="5" />
    </>
  ),
  plug: (
    <>
      <path className="fill-brand" d="M64 34h16a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H64V34Z" />
      <path className="fill-surface" d="M34 34h12v32H34a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10Z" />
      <path d="M64 34h16a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H64V34ZM46 34H34a10 10 0 0 0-10 10v12a10 10 0 0 0 10 10h12V34ZM46 43h9M46 57h9M90 50h14M24 50H10M62 22l-3-8M70 20l4-7M54 24l-7-6" />
    </>
  ),
  receipt: (
    <>
      <path className="fill-surface" d="M36 16v66l8-5 8 5 8-5 8 5 8-5 8 5V16H36Z" />
      <path d="M36 16v66l8-5 8 5 8-5 8 5 8-5 8 5V16H36ZM47 56h14M47 65h26" />
      <circle className="fill-brand" cx="60" cy="36" r="11" />
      <path d="M55 36.500l3.5 3.5 6.5-7.5" />
    </>
  ),
  talk: (
    <>
      <path
        className="fill-surface"
        d="M24 18h56a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H52L38 72V58H24a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z"
      />
      <path d="M32 32h40M32 44h24" />
      <circle className="fill-brand" cx="86" cy="66" r="17" />
      <path className="stroke-on-brand" d="m78.5 66 5.5 5.5 9.5-10.5" />
    </>
  ),
  clock: (
    <>
      <circle className="fill-surface" cx="56" cy="47" r="33" />
      <path d="M56 27v20l13 8M56 20v.01M83 47v.01M56 74v.01M29 47v.01" />
      <circle className="fill-brand" cx="84" cy="69" r="15" />
      <path className="fill-surface" d="M85 61a8 8 0 1 0 7 12 7 7 0 0 1-7-12Z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type EmptyPictureName = keyof typeof PICTURES

/** Drawing in the tenant's colours for an empty or a failed state. Decorative. */
export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  return (
    <svg viewBox="0 0 120 96" width="150" height="120" aria-hidden fill="none">
      <ellipse cx="60" cy="86" rx="46" ry="5" className="fill-line" />
      <g className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {PICTURES[name]}
      </g>
    </svg>
  )
}
