import { useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/lessons.ts'
import { findHeading } from '../reading/use-reading-place.ts'

type ContentsProps = {
  sections: Lesson['sections']
  /** The section one is reading. */
  current: string | null
  text: RefObject<HTMLElement | null>
  onJump?: () => void
}

export function Contents({ sections, current, text, onJump }: ContentsProps) {
  const { t } = useTranslation('lessons')
  const router = useRouter()

  function jump(id: string) {
    onJump?.()
    const heading = text.current && findHeading(text.current, id)
    if (!heading) return
    void router.navigate({ hash: id, replace: true, resetScroll: false, hashScrollIntoView: false } as never)
    heading.scrollIntoView()
    // Reading and tabbing go on there.
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  return (
    <nav aria-label={t('contents.label')}>
      <p aria-hidden="true" className="mb-2 font-heading font-medium">
        {t('contents.label')}
      </p>
      <ol className="border-border border-l-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                jump(id)
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
