import { RichText } from '../../kit/rich-text/rich-text.tsx'

/** A question, an option or a reason: with its formulas where it has some, else as it was written. */
export function FormattedText({ text, html }: { text: string; html?: string | undefined }) {
  return html === undefined ? <span lang="en">{text}</span> : <RichText as="line" html={html} />
}

export function Figure({ svg }: { svg: string }) {
  return (
    <div className="mx-auto w-full max-w-sm">
      <RichText html={svg} />
    </div>
  )
}
