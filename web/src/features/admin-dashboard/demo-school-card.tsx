import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CalendarSync, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { demoSchool } from '#contract/admin/demo-school.ts'
import { call } from '../../api/call.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { leaveDevice, useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

const demoSchoolQuery = queryOptions({
  queryKey: ['demoSchool'],
  queryFn: ({ signal }) => call(demoSchool.read, {}, { signal }),
})

/** The made-up school that came with the product: moved to today when it is old, and removed when the real one begins. */
export function DemoSchoolCard() {
  const { t } = useTranslation('adminDashboard')
  const sayDay = useDayText()
  const found = useQuery(demoSchoolQuery)
  const move = useWrite(demoSchool.move, {
    // Every list and figure of the school tells other days now.
    refreshes: [[]],
    done: t('demo.moved'),
    failed: t('demo.notMoved'),
  })
  const remove = useRemoveDemo()
  if (found.isError && !found.data) return <ErrorState title={t('demo.notLoaded')} query={found} />
  const school = found.data?.school
  if (!school) return null
  const day = sayDay(school.lastDay, { day: 'numeric', month: 'long' })
  const isPending = move.isPending || remove.isPending
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('demo.title')}</CardTitle>
        <CardDescription className="max-w-reading">
          {t('demo.text', { count: school.accounts, day })} {school.isOld && t('demo.old')}
        </CardDescription>
      </div>
      <div className="flex flex-wrap gap-3">
        {school.isOld && (
          <Button
            icon={CalendarSync}
            isPending={move.isPending}
            disabled={isPending}
            onClick={() => move.mutate({})}
          >
            {t('demo.move')}
          </Button>
        )}
        <AlertDialog
          title={t('demo.removeTitle')}
          description={t('demo.removeText')}
          confirmLabel={t('demo.remove')}
          isDestructive
          onConfirm={() => remove.mutate({})}
          trigger={
            <Button icon={Trash2} variant="outline" isPending={remove.isPending} disabled={isPending}>
              {t('demo.remove')}
            </Button>
          }
        />
      </div>
    </Card>
  )
}

function useRemoveDemo() {
  const { t } = useTranslation('adminDashboard')
  const queryClient = useQueryClient()
  const router = useRouter()
  const user = useUser()
  return useWrite(demoSchool.remove, {
    failed: t('demo.notRemoved'),
    async onSuccess({ kept, isWithoutAdmin, isSignedOut }) {
      toast({
        title: t('demo.removed'),
        description: [
          kept.length > 0 && t('demo.kept', { names: kept.join(', ') }),
          isWithoutAdmin && t('demo.withoutAdmin'),
        ]
          .filter(Boolean)
          .join(' '),
        isLasting: kept.length > 0 || isWithoutAdmin,
      })
      if (!isSignedOut) return queryClient.invalidateQueries()
      await leaveDevice(queryClient, user?.id, 'known')
      await router.navigate({ to: '/' })
    },
  })
}
