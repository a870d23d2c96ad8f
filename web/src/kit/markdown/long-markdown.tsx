import { memo, Suspense } from 'react'
import type { LongMarkdownProps } from './drawn-parts.tsx'
import { lazyOrPlain } from './markdown.tsx'

const Drawn = lazyOrPlain(async () => (await import('./drawn-parts.tsx')).DrawnParts, PlainText)
const DrawnWithFormulas = lazyOrPlain(
  async () => (await import('./with-formulas.tsx')).PartsWithFormulas,
  PlainText,
)

/** Like `Markdown`, for texts of the length of a book: drawn part by part, what is out of sight is not laid out. */
export const LongMarkdown = memo(function LongMarkdown(props: LongMarkdownProps) {
  const Fitting = props.text.includes('$') ? DrawnWithFormulas : Drawn
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <Fitting {...props} />
    </Suspense>
  )
})

const FIRST_SIGHT = 5_000

function PlainText({ text }: LongMarkdownProps) {
  return (
    <div dir="auto" data-undrawn className="wrap-anywhere whitespace-pre-wrap">
      {text.slice(0, FIRST_SIGHT)}
    </div>
  )
}
