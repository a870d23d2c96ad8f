import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { goTo, type Heading } from './use-headings.ts'

const DEEPEST_INDENT = 3
/** More than these would push the text itself out of sight: they are folded at first. */
const MOST_UNFOLDED = 8

export function GuideContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('guides')
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav aria-label={t('contents')} className="rounded-card bg-sunken px-4 py-1 print:hidden">
      <details className="group" open={headings.length <= MOST_UNFOLDED}>
        <summary className="flex min-h-11 items-center gap-2 font-heading font-medium">
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-not-open:-rotate-90"
          />
          {t('contentsCount', { count: headings.length })}
        </summary>
        <ol className="pb-2 sm:columns-2">
          {headings.map((heading, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike, and never change places
              key={index}
              style={{ paddingInlineStart: `${Math.min(heading.level - top, DEEPEST_INDENT)}rem` }}
              className="break-inside-avoid"
            >
              <button
                type="button"
                onClick={() => goTo(heading)}
                className="wrap-anywhere min-h-11 rounded-small px-2 text-left text-brand-ink underline underline-offset-4 hover:decoration-2"
              >
                {heading.text}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
