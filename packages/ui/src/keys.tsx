type KeysProps = {
  /** As they are written on the keyboard, with a blank between two. */
  readonly children: string
}

/** Keys to press, each as it looks on a keyboard. What they do stands beside them. */
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
