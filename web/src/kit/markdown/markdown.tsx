import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { MarkdownProps } from './drawn-markdown.tsx'

/** Where the code cannot be fetched the text is shown as typed: better plain than not at all. */
export function lazyOrPlain<Props>(load: () => Promise<ComponentType<Props>>, Plain: ComponentType<Props>) {
  return lazy(async () => ({ default: await load().catch(() => Plain) }))
}

const Drawn = lazyOrPlain(async () => (await import('./drawn-markdown.tsx')).DrawnMarkdown, PlainText)
const DrawnWithFormulas = lazyOrPlain(
  async () => (await import('./with-formulas.tsx')).MarkdownWithFormulas,
  PlainText,
)

/** Learners' own text, drawn and made safe. What draws it is fetched when it is first needed, for formulas apart. */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const Fitting = props.text.includes('$') ? DrawnWithFormulas : Drawn
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <Fitting {...props} />
    </Suspense>
  )
})

function PlainText({ text, undrawn = text, as }: MarkdownProps) {
  return as === 'line' ? (
    <span dir="auto">{undrawn}</span>
  ) : (
    <div dir="auto" data-undrawn className="wrap-anywhere whitespace-pre-wrap">
      {undrawn}
    </div>
  )
}
