import { useTranslation } from 'react-i18next'
import { goTo, type Heading } from './use-headings.ts'

const DEEPEST_INDENT = 3

export function GuideContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('guides')
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav aria-label={t('contents')} className="rounded-card bg-sunken p-4 print:hidden">
      <p aria-hidden="true" className="mb-1 font-heading font-medium">
        {t('contents')}
      </p>
      <ol className="max-h-60 overflow-y-auto sm:columns-2">
        {headings.map((heading, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike, and never change places
            key={index}
            style={{ paddingInlineStart: `${Math.min(heading.level - top, DEEPEST_INDENT)}rem` }}
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
    </nav>
  )
}
