import { LoaderCircle } from 'lucide-react'

/** The turning circle alone, for places that say in words what is going on. */
export function SpinnerIcon({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />
}
