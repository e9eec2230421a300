/**
 * Classes of a segmented control's groove and key; tabs, mode links and radio segments share them.
 * Large text wraps into rows.
 */
export const GROOVE = 'flex w-full min-w-0 flex-wrap gap-1 rounded-card bg-sunken p-1'

export const SEGMENT =
  'relative inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-[10px] px-2 text-14 font-semibold whitespace-nowrap transition-[background-color,color] select-none'

export const SEGMENT_ON = 'bg-raised text-ink inset-ring inset-ring-line'
export const SEGMENT_OFF = 'text-muted hover:text-ink'
