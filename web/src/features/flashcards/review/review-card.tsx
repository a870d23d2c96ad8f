import { ChevronRight, Quote } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DueCard, Flashcard } from '#contract/study/flashcards.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardText } from '../card-text.tsx'
import { LeechAdvice } from '../leech.tsx'
import { type CardsPath, NOTES_BESIDE } from '../read-view.ts'
import { toPlainText } from '../split-pictures.ts'

type ReviewCardProps = { card: DueCard; isAnswerShown: boolean; isYoung: boolean; path: CardsPath }

/** The question, and below it the answer once it is wanted. The focus goes where the news is. */
export function ReviewCard({ card, isAnswerShown, isYoung, path }: ReviewCardProps) {
  const { t } = useTranslation('flashcards')
  const news = useRef<HTMLElement>(null)
  useEffect(() => {
    // Looked at only to run again when the answer comes.
    void isAnswerShown
    news.current?.focus()
  }, [isAnswerShown])
  return (
    <div className="mx-auto mt-[6dvh] mb-auto flex w-full max-w-2xl flex-col gap-4 py-2">
      <Card tone="raised" className="flex flex-col gap-5">
        <section
          ref={isAnswerShown ? undefined : news}
          tabIndex={-1}
          aria-label={t('question')}
          className="flex flex-col gap-2 outline-none"
        >
          <SideHead label={t('question')} text={card.front} isYoung={isYoung} />
          <div className={isYoung ? 'text-2xl' : 'text-xl'}>
            <CardText text={card.front} />
          </div>
        </section>
        {isAnswerShown && (
          <section
            ref={news}
            tabIndex={-1}
            aria-label={t('answer')}
            className="flex animate-fade-in flex-col gap-2 border-border border-t pt-4 outline-none"
          >
            <SideHead label={t('answer')} text={card.back} isYoung={isYoung} />
            <div className={isYoung ? 'text-2xl' : 'text-xl'}>
              <CardText text={card.back} />
            </div>
          </section>
        )}
        {card.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {card.tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge tone="outline">
                  <span className="truncate">{tag}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {isAnswerShown && card.isLeech && <LeechAdvice lapses={card.lapses} />}
      {isAnswerShown && <SourcePassage card={card} path={path} />}
    </div>
  )
}

function SideHead({ label, text, isYoung }: { label: string; text: string; isYoung: boolean }) {
  const { t } = useTranslation('flashcards')
  return (
    <div className="flex min-h-7 items-center justify-between gap-2">
      <p className="font-heading font-medium text-muted">{label}</p>
      {isYoung && <SpeakButton text={toPlainText(text, 2000)} label={t('review.listen')} />}
    </div>
  )
}

function SourcePassage({ card, path }: { card: Flashcard; path: CardsPath }) {
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
