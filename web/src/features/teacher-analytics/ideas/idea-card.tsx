import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lightbulb, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedIdea } from '#contract/teaching/class-analytics.ts'
import { type ClassGroup, classGroups } from '#contract/teaching/groups.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { chooseGroup } from './choose-group.ts'

const LINK = 'rounded-control text-brand-ink underline underline-offset-4'

/** "7 students answer like someone who …", who they are, a group of them, and the lesson to take up again. */
export function IdeaCard({ shared, classId }: { shared: SharedIdea; classId: number }) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const { t: word } = useTranslation('ui')
  const { skill, idea, answers, lastAt, pupils, reteach } = shared
  const group = useSuggestedGroup(classId, t('ideas.groupName', { skill: skill.name }), pupils)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex gap-3">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="min-w-0">
          <h3 className="font-medium text-lg">{t('ideas.think', { count: pupils.length, idea })}</h3>
          <p className="text-muted">
            {`${skill.name} · ${t('ideas.answers', {
              count: answers,
              date: formatDate(lastAt, word, i18n.language, { dateStyle: 'medium' }),
            })}`}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <h4 className="font-medium">{t('ideas.students')}</h4>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {pupils.map(({ id, firstName, lastName, answers: own }) => (
            <li key={id}>
              <AppLink
                to="/teacher/students/$id"
                params={{ id: String(id) }}
                search={{ subject: skill.subject, skill: skill.id }}
                className={`inline-flex min-h-8 items-center ${LINK}`}
              >
                {t('ideas.answersOf', { name: `${firstName} ${lastName}`, count: own })}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
      <p>
        {reteach === null ? (
          <span className="text-muted">{t('ideas.noLesson')}</span>
        ) : (
          <>
            {t('ideas.reteach')}{' '}
            <AppLink
              to="/lessons/$lessonId"
              params={{ lessonId: String(reteach.lessonId) }}
              hash={reteach.section?.id}
              className={LINK}
            >
              {reteach.section
                ? t('ideas.section', { lesson: reteach.title, section: reteach.section.title })
                : reteach.title}
            </AppLink>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {group.made ? (
          <p role="status">{t('ideas.groupReady', { name: group.made.name })}</p>
        ) : (
          <Button
            icon={Users}
            variant="outline"
            isPending={group.isPending}
            onClick={group.make}
            aria-label={t('ideas.of', { action: t('ideas.group'), idea })}
          >
            {t('ideas.group')}
          </Button>
        )}
        {reteach && (
          <LinkButton
            to="/teacher/assignments/create"
            search={{
              class: classId,
              lesson: reteach.lessonId,
              title: reteach.title,
              ...(group.made && { group: group.made.id }),
            }}
            aria-label={t('ideas.of', {
              action: group.made ? t('ideas.assignGroup') : t('ideas.assign'),
              idea,
            })}
          >
            {group.made ? t('ideas.assignGroup') : t('ideas.assign')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** A group of those who share an idea, made by one press and taken back by another. */
function useSuggestedGroup(classId: number, wantedName: string, students: readonly { id: number }[]) {
  const { t } = useTranslation('teacherAnalytics')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [made, setMade] = useState<ClassGroup | null>(null)
  const [write] = useState(() => createWriter(classGroups.create))
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['classes'] })
  const fail = (error: unknown) => toastFailure(t('ideas.groupFailed'), error)

  const undo = useWrite(classGroups.remove, {
    onSuccess: async () => {
      setMade(null)
      toast({ title: t('ideas.undone') })
      await refresh()
    },
    onError: fail,
  })
  const create = useMutation({
    mutationFn: async () => {
      const studentIds = students.map(({ id }) => id)
      const choice = chooseGroup(wantedName, studentIds, await call(classGroups.list, { id: classId }))
      if ('existing' in choice) return { group: choice.existing, isNew: false }
      return { group: await write({ id: classId, name: choice.name, studentIds }), isNew: true }
    },
    onSuccess: async ({ group, isNew }) => {
      setMade(group)
      // What stood there before is not taken back by a press here.
      if (!isNew) return
      toast({
        title: t('ideas.grouped', { name: group.name }),
        action: { label: t('ideas.undo'), onAction: () => undo.mutate({ id: classId, groupId: group.id }) },
      })
      await refresh()
    },
    onError: fail,
  })
  return { made, isPending: create.isPending, make: () => create.mutate() }
}
