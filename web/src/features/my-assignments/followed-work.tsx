import { useTranslation } from 'react-i18next'
import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { DeckWork } from './deck-work.tsx'

/** Work that is done elsewhere in the product: the way there, and how far it is. */
export function FollowedWork({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const { kind, lesson, quiz, submission, refusal } = work
  const isOver = refusal === 'closed' || refusal === 'late'
  return (
    <>
      {isOver && <p>{t(`handIn.${refusal}`)}</p>}
      {kind === 'lesson' && lesson && (
        <Way
          text={t('go.lessonText')}
          to="/lessons/$lessonId"
          params={{ lessonId: String(lesson.id) }}
          label={t('go.lesson')}
          title={lesson.title}
        />
      )}
      {kind === 'quiz' && quiz && (
        <Way
          text={t('go.quizText')}
          to="/quizzes/$quizId"
          params={{ quizId: String(quiz.id) }}
          label={submission ? t('go.quizAgain') : t('go.quiz')}
          title={quiz.title}
        />
      )}
      {kind === 'practice' && <PracticeWork work={work} />}
      {kind === 'flashcards' && work.deck && <DeckWork work={work} deck={work.deck} />}
    </>
  )
}

function Way({ text, label, title, ...link }: AppTarget & { text: string; label: string; title: string }) {
  return (
    <>
      <p className="wrap-anywhere font-medium text-lg">{title}</p>
      <p className="text-muted">{text}</p>
      <div>
        <Button asChild size="large">
          <AppLink {...link}>{label}</AppLink>
        </Button>
      </div>
    </>
  )
}

function PracticeWork({ work: { skills } }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  return (
    <>
      <p className="text-muted">{t('go.practiceText')}</p>
      <ul className="flex flex-col gap-4">
        {skills.map(({ code, name, done, wanted }) => (
          <li key={code} className="flex flex-col gap-2">
            <ProgressBar
              percent={(100 * done) / wanted}
              label={name}
              valueText={t('go.skillShare', { done, wanted })}
            />
            <div>
              <Button asChild variant={done < wanted ? 'primary' : 'outline'}>
                <AppLink to="/practice" search={{ skill: code }}>
                  {t('go.practise', { name })}
                </AppLink>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
