import { ChevronRight, Quote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { type CardsPath, NOTES_BESIDE } from './pages-of-family.ts'

/** Where the card comes from, for whoever wants to read on. */
export function SourcePassage({ card, path }: { card: Flashcard; path: CardsPath }) {
  const { t } = useTranslation('flashcards')
  const { passage, lessonId, noteId } = card
  if (passage === null && lessonId === null && noteId === null) return null
  return (
    <details className="group rounded-control border border-border bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-90"
        />
        {t('source.open')}
      </summary>
      <div className="flex flex-col gap-2 px-4 pb-3">
        {passage !== null && (
          <blockquote className="wrap-anywhere flex gap-2 whitespace-pre-wrap">
            <Quote aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
            <span className="min-w-0">{passage}</span>
          </blockquote>
        )}
        {lessonId !== null && (
          <AppLink
            to="/lessons/$lessonId"
            params={{ lessonId: String(lessonId) }}
            className="w-fit py-2.5 text-brand-ink underline underline-offset-4"
          >
            {t('source.lesson')}
          </AppLink>
        )}
        {noteId !== null && (
          <AppLink
            to={NOTES_BESIDE[path]}
            search={{ note: noteId }}
            className="w-fit py-2.5 text-brand-ink underline underline-offset-4"
          >
            {t('source.note')}
          </AppLink>
        )}
      </div>
    </details>
  )
}
