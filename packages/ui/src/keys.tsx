type KeysProps = {
  /** As printed on the keyboard, separated by blanks. */
  readonly children: string
}

/** Keys to press, as they look on a keyboard; the action is named beside them. */
export const Keys = ({ children }: KeysProps) => (
  <span className="inline-flex shrink-0 gap-1">
    {children.split(' ').map((key, index) => (
      <kbd
        key={index}
        className="min-w-6 rounded-[0.375rem] border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-12 leading-4 font-semibold text-muted"
      >
        {key}
      </kbd>
    ))}
  </span>
)
