import { RichText } from '../../rich-text/rich-text.tsx'
import { sayHtml } from '../../speech/say-html.ts'

/** Text that names a control: formulas in it are seen as formulas and heard in words. */
export function ItemText({ html }: { html: string }) {
  if (!html.includes('<math')) return <RichText html={html} as="line" />
  return (
    <>
      <span aria-hidden="true">
        <RichText html={html} as="line" />
      </span>
      <span className="sr-only">{sayHtml(html)}</span>
    </>
  )
}
