import { classNames } from '@mostrador/ui/class-names'

export const BAR_BUTTON = classNames(
  'flex min-h-14 w-full items-center gap-3 rounded-card bg-brand px-4 text-16 font-semibold text-on-brand shadow-float',
  'transition-[scale,background-color] hover:bg-brand-strong active:scale-[0.99] aria-busy:cursor-progress disabled:opacity-45',
)
