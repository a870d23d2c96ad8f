import { LogoMark } from './logo-mark.tsx'

const SIZES = {
  medium: { mark: 'size-8', word: 'text-2xl' },
  large: { mark: 'size-11', word: 'text-3xl' },
} as const

/** Mark and wordmark. The product's name is a name, the same in every language. */
export function Logo({ size = 'medium' }: { size?: keyof typeof SIZES }) {
  return (
    <span className="inline-flex items-center gap-2 text-text">
      <LogoMark className={SIZES[size].mark} />
      <span translate="no" className={`font-heading font-semibold tracking-tight ${SIZES[size].word}`}>
        {PRODUCT_NAME}
      </span>
    </span>
  )
}

const PRODUCT_NAME = 'Trellis'
