import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/lessons.ts'

type ContentsProps = {
  sections: Lesson['sections']
  /** The section one is reading; null before the first one. */
  current: string | null
  onJump: (section: string | null) => void
}

export function Contents({ sections, current, onJump }: ContentsProps) {
  const { t } = useTranslation('lessons')
  const entries: { id: string | null; title: string }[] = [
    { id: null, title: t('contents.start') },
    ...sections,
  ]
  return (
    <nav aria-label={t('contents.label')}>
      <p aria-hidden="true" className="mb-2 font-heading font-medium">
        {t('contents.label')}
      </p>
      <ol className="border-border border-l-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id ?? ''}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onJump(id)
              }}
              className="-ml-0.5 flex min-h-11 items-center rounded-r-control border-transparent border-l-4 px-3 py-1.5 text-muted hover:bg-fill hover:text-text aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-brand-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
