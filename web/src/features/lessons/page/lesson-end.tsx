import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ArrowRight, CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { createKeptWriter } from '../../../device/outbox/create-kept-writer.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { OpenVisit } from '../visit/use-visit.ts'

/** Below the text: what one can do now, completing the lesson, and what follows it. */
export function LessonEnd({ lesson, user, visit }: { lesson: Lesson; user: User; visit: OpenVisit }) {
  const { t } = useTranslation('lessons')
  const complete = useCompleteLesson(user, lesson, visit)
  const { skills, standards, quizId, next } = lesson
  const size = isYoung(user) ? 'large' : 'medium'
  return (
    <div className="flex flex-col gap-6 print:hidden">
      <Card tone="brand" className="flex flex-col gap-4">
        <div>
          <h2 className="font-semibold text-xl">{t('end.title')}</h2>
          <p>{t('end.text')}</p>
        </div>
        {skills.length > 0 && (
          <ul aria-label={t('about.skills')} className="flex flex-col gap-2">
            {skills.map(({ id, can }) => (
              <li key={id} className="flex gap-2">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-ink" />
                {can}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            size={size}
            isPending={complete.isPending}
            pendingLabel={t('page.completePending')}
            onClick={() => complete.mutate()}
          >
            {t('page.complete')}
          </Button>
          {quizId !== null && (
            <LinkButton
              to="/quizzes/$quizId"
              params={{ quizId: String(quizId) }}
              size={size}
              variant="outline"
            >
              <CircleHelp aria-hidden="true" />
              {t('end.quiz')}
            </LinkButton>
          )}
        </div>
      </Card>
      {next && (
        <Card isInteractive padding="small" className="flex items-center justify-between gap-4">
          <div>
            <p className="text-muted">{t('end.next')}</p>
            <AppLink
              to="/lessons/$lessonId"
              params={{ lessonId: String(next.id) }}
              lang="en"
              className="font-heading font-medium text-lg after:absolute after:inset-0 after:rounded-card"
            >
              {next.title}
            </AppLink>
          </div>
          <ArrowRight aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
        </Card>
      )}
      {standards.length > 0 && (
        <Accordion>
          <AccordionItem value="standards" headingLevel={2} title={t('about.standards')}>
            <ul className="flex flex-col gap-1">
              {standards.map((standard) => (
                <li key={standard}>{standard}</li>
              ))}
            </ul>
          </AccordionItem>
        </Accordion>
      )}
    </div>
  )
}

/** Records the lesson as completed with the time spent and goes to the list; when that fails the learner stays. */
function useCompleteLesson(user: User, { id: lessonId, title }: Lesson, visit: OpenVisit) {
  const { t } = useTranslation('lessons')
  const router = useRouter()
  const queryClient = useQueryClient()
  const [save] = useState(() => createKeptWriter('progress.save', () => title))
  return useMutation({
    mutationFn: () => {
      const seconds = visit.readSeconds()
      return save({
        id: user.id,
        userId: user.id,
        lessonId,
        completed: true,
        timeSpent: seconds,
        lastAccessed: new Date().toISOString(),
        visit: { id: visit.id, seconds },
        // Whoever opens it again begins at the top.
        readSection: null,
        readOffset: null,
      })
    },
    onMutate: () => ({ page: router.latestLocation.pathname }),
    onSuccess: async ({ isWaiting }, _nothing, { page }) => {
      visit.end()
      toast({
        title: t('page.completedTitle'),
        description: isWaiting ? t('page.completedOffline') : t('page.completedText'),
      })
      void markLearningOutdated(queryClient)
      // Whoever did not wait for a slow answer and reads something else by now stays there.
      if (router.latestLocation.pathname !== page) return
      await router.navigate({ to: '/lessons', state: { completedLesson: lessonId } })
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) return toast({ title: t('logIn.complete') })
      const advice = error instanceof NetworkError ? ` ${t('page.needsConnection')}` : ''
      toast({
        title: t('page.completeFailed'),
        description: t('page.completeFailedText') + advice,
        variant: 'destructive',
      })
    },
  })
}
