/** First letters of both names, whole characters (not halves of an emoji), upper case; "?" when there is no name. */
export function findInitials(firstName?: string | null, lastName?: string | null) {
  const letters = [firstName, lastName].map((name) => [...(name ?? '').trim()][0] ?? '').join('')
  return letters.toLocaleUpperCase() || '?'
}

const SIZES = {
  small: 'size-8 text-base',
  medium: 'size-11 text-base',
  large: 'size-16 text-2xl',
} as const

type AvatarProps = {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  imageUrl?: string | null | undefined
  size?: keyof typeof SIZES
  /** Set it only where no name stands beside the avatar; otherwise it is decoration. */
  label?: string
  className?: string
}

/** Initials on a calm disc. The name usually stands beside it, so it is silent unless it gets a label. */
export function Avatar({ firstName, lastName, imageUrl, size = 'medium', label, className }: AvatarProps) {
  const box = `inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-heading font-medium text-brand-ink ${SIZES[size]} ${className ?? ''}`
  return (
    <span className={box} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {imageUrl ? (
        <img src={imageUrl} alt="" className="size-full object-cover" />
      ) : (
        findInitials(firstName, lastName)
      )}
    </span>
  )
}
