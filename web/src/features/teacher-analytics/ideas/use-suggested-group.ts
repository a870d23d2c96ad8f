import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassGroup, classGroups } from '#contract/teaching/groups.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { chooseGroup } from './choose-group.ts'

/** A group of those who share an idea, made by one press and taken back by another. */
export function useSuggestedGroup(classId: number, wantedName: string, pupils: readonly { id: number }[]) {
  const { t } = useTranslation('teacherAnalytics')
  const queryClient = useQueryClient()
  const say = useErrorText()
  const [made, setMade] = useState<ClassGroup | null>(null)
  const [writers] = useState(() => ({
    create: createWriter(classGroups.create),
    remove: createWriter(classGroups.remove),
  }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['classes'] })
  const fail = (error: unknown) =>
    toast({ title: t('ideas.groupFailed'), description: say(error), variant: 'destructive' })

  const undo = useMutation({
    mutationFn: (group: ClassGroup) => writers.remove({ id: classId, groupId: group.id }),
    onSuccess: async () => {
      setMade(null)
      toast({ title: t('ideas.undone') })
      await refresh()
    },
    onError: fail,
  })
  const create = useMutation({
    mutationFn: async () => {
      const studentIds = pupils.map(({ id }) => id)
      const choice = chooseGroup(wantedName, studentIds, await call(classGroups.list, { id: classId }))
      if ('existing' in choice) return { group: choice.existing, isNew: false }
      return { group: await writers.create({ id: classId, name: choice.name, studentIds }), isNew: true }
    },
    onSuccess: async ({ group, isNew }) => {
      setMade(group)
      // What stood there before is not taken back by a press here.
      if (!isNew) return
      toast({
        title: t('ideas.grouped', { name: group.name }),
        action: { label: t('ideas.undo'), onAction: () => undo.mutate(group) },
      })
      await refresh()
    },
    onError: fail,
  })
  return { made, isPending: create.isPending, make: () => create.mutate() }
}
