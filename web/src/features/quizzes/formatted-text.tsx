import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { fitFigure } from './fit-figure.ts'

/** A question, an option or a reason: with its formulas where it has some, else as it was written. */
export function FormattedText({ text, html }: { text: string; html?: string | undefined }) {
  return html === undefined ? <span lang="en">{text}</span> : <RichText as="line" html={html} />
}

/** Low enough that the options are in view with it. */
export function Figure({ svg }: { svg: string }) {
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `${fitFigure(svg)}rem` }}>
      <RichText html={svg} />
    </div>
  )
}
