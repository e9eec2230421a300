import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Button that ends the session. */
export function SignOutButton({ className }: { readonly className?: string }) {
  const [signOut, isBusy] = useSignOut()
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void signOut()}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold text-ink hover:bg-sunken',
        className,
      )}
    >
      <Icon name="logout" />
      <span className="max-md:sr-only">{consoleCopy.signOut}</span>
    </button>
  )
}
