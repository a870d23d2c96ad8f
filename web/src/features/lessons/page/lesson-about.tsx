import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/lessons.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { VOCABULARY } from '../../../kit/passages/read-wanted-passage.ts'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'

/** In front of the text: what it is for, what helps to know before, and its hard words. */
export function LessonAbout({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('lessons')
  const { objectives, prerequisites, vocabulary } = lesson
  const words = Object.entries(vocabulary)
  const isVocabularyWanted = useRouterState({ select: ({ location }) => location.hash === VOCABULARY })
  if (objectives.length + prerequisites.length + words.length === 0) return null
  return (
    <Accordion
      key={String(isVocabularyWanted)}
      isMultiple
      defaultOpen={isVocabularyWanted ? ['objectives', VOCABULARY] : ['objectives']}
    >
      {objectives.length + prerequisites.length > 0 && (
        <AccordionItem value="objectives" headingLevel={2} title={t('about.objectives')}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
          {prerequisites.length > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="text-muted">{t('about.prerequisites')}</span>
              {prerequisites.map(({ id, title }) => (
                <AppLink
                  key={id}
                  to="/lessons/$lessonId"
                  params={{ lessonId: String(id) }}
                  className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
                >
                  {title}
                </AppLink>
              ))}
            </p>
          )}
        </AccordionItem>
      )}
      {words.length > 0 && (
        <AccordionItem
          value={VOCABULARY}
          headingLevel={2}
          title={t('about.vocabulary', { count: words.length })}
        >
          <dl id={VOCABULARY} className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
            {words.map(([word, meaning]) => (
              <div key={word} className="contents">
                <dt className="font-medium">{word}</dt>
                <dd className="text-muted max-sm:mb-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      )}
    </Accordion>
  )
}
