import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type MyAssignmentPage, myAssignments } from '#contract/classroom/my-assignments.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { myAssignmentQuery } from '../../kit/classroom/work/my-assignments.data.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
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
          text={t(`go.quizText.${work.countedAttempt}`)}
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
              <LinkButton
                to="/practice"
                search={{ skill: code }}
                variant={done < wanted ? 'primary' : 'outline'}
              >
                {t('go.practise', { name })}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type DeckWorkProps = { work: MyAssignmentPage; deck: NonNullable<MyAssignmentPage['deck']> }

function DeckWork({ work, deck: { tag, cards, taken, rated } }: DeckWorkProps) {
  const { t } = useTranslation('myAssignments')
  const queryClient = useQueryClient()
  const take = useWrite(myAssignments.takeDeck, {
    done: t('go.taken'),
    failed: t('go.takeFailed'),
    refreshes: [['flashcards']],
    onSuccess: (page) => queryClient.setQueryData(myAssignmentQuery(work.id).queryKey, page),
  })
  const share = t('go.deckShare', { done: rated, wanted: cards })
  return (
    <>
      <p className="text-muted">{t('go.deckText')}</p>
      <ProgressBar percent={(100 * rated) / cards} label={share} />
      <div className="flex flex-wrap gap-3">
        {taken < cards && (
          <Button
            size="large"
            isPending={take.isPending}
            pendingLabel={t('go.taking')}
            onClick={() => take.mutate({ id: work.id })}
          >
            {t('go.take', { count: cards })}
          </Button>
        )}
        {taken > 0 && (
          <LinkButton
            to="/flashcards"
            search={{ review: 'all', tag }}
            size="large"
            variant={taken < cards ? 'outline' : 'primary'}
          >
            {t('go.review')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
