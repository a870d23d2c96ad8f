import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ApiError } from '../../api/call.ts'
import { createKeptWriter } from '../../device/outbox/create-kept-writer.ts'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { markLearningOutdated } from './mark-learning-outdated.ts'

type StartLessonButtonProps = {
  user: User
  lessonId: number
  label: string
  /** With the lesson's title, for those who hear one button after the other. */
  name: string
  size?: ButtonProps['size']
}

export function StartLessonButton({ user, lessonId, label, name, size }: StartLessonButtonProps) {
  const start = useStartLesson(user)
  return (
    <Button aria-label={name} size={size} isPending={start.isPending} onClick={() => start.mutate(lessonId)}>
      {label}
    </Button>
  )
}

/**
 * Notes the start and opens the lesson. The learner gets there even when the note fails: reading needs no record, and
 * the page itself saves the time later.
 */
function useStartLesson(user: User) {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [save] = useState(() => createKeptWriter('progress.save'))
  return useMutation({
    mutationFn: (lessonId: number) =>
      save({
        id: user.id,
        userId: user.id,
        lessonId,
        completed: false,
        timeSpent: 0,
        lastAccessed: new Date().toISOString(),
      }),
    onSuccess: () => {
      toast({ title: t('lessonStarted'), description: t('lessonStartedText') })
      void markLearningOutdated(queryClient)
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      toast({ title: isSignedOut ? t('logIn.startLesson') : t('notTracked') })
    },
    onSettled: (_, error, lessonId) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (!isSignedOut) void navigate({ to: '/lessons/$lessonId', params: { lessonId: String(lessonId) } })
    },
  })
}
