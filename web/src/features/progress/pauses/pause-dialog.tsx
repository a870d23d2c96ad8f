import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { pauses } from '#contract/next-steps/pauses.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { call } from '../../../api/call.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { findPauseProblems, type PauseProblems } from './find-pause-problems.ts'

const pausesQuery = (userId: number) =>
  queryOptions({ queryKey: ['learning', 'pauses', userId], queryFn: () => call(pauses.list, { userId }) })

/** Both change what a streak counts. */
function usePausePlan() {
  const { t } = useTranslation('progress')
  const wordError = useErrorText()
  const queryClient = useQueryClient()
  const onSuccess = () => markLearningOutdated(queryClient)
  return {
    add: useWrite(pauses.add, { done: t('pause.saved'), onSuccess }),
    remove: useWrite(pauses.remove, {
      done: t('pause.takenBack'),
      onSuccess,
      onError: (error) => toastError(wordError(error)),
    }),
  }
}

const USUAL_DAYS = 7

/** Plans days away, and takes back what was planned. */
export function PauseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('progress')
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [firstDay, setFirstDay] = useState(daysBefore(today, -1))
  const [lastDay, setLastDay] = useState(daysBefore(today, -USUAL_DAYS))
  const [problems, setProblems] = useState<PauseProblems | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wordError = useErrorText()
  const plan = usePausePlan()

  function save(event: SubmitEvent) {
    event.preventDefault()
    const found = findPauseProblems(firstDay, lastDay, today)
    setProblems(found)
    setFailure(undefined)
    if (found) return
    plan.add.mutate(
      { userId: user.id, firstDay, lastDay },
      { onError: (error) => setFailure(wordError(error)) },
    )
  }

  const { firstDay: atFirst, lastDay: atLast } = problems ?? {}
  return (
    <Dialog
      onClose={onClose}
      title={t('pause.title')}
      description={t('pause.text')}
      cancelLabel={t('pause.close')}
      footer={
        <Button type="submit" form="plan-pause" isPending={plan.add.isPending}>
          {t('pause.save')}
        </Button>
      }
    >
      <form id="plan-pause" onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('pause.firstDay')}
          error={atFirst ? t(`pauseProblems.${atFirst}`) : failure}
          isRequired
          type="date"
          min={today}
          value={firstDay}
          onChange={(event) => setFirstDay(event.target.value)}
        />
        <Field label={t('pause.lastDay')} error={atLast && t(`pauseProblems.${atLast}`)} isRequired>
          <Input
            type="date"
            min={firstDay || today}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        </Field>
      </form>
      <PauseList user={user} remove={plan.remove} />
    </Dialog>
  )
}

function PauseList({ user, remove }: { user: User; remove: ReturnType<typeof usePausePlan>['remove'] }) {
  const { t, i18n } = useTranslation('progress')
  const { t: tUi } = useTranslation('ui')
  const planned = useQuery(pausesQuery(user.id))
  const formatDay = (day: string) =>
    formatDate(day, tUi, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <TitledSection
      title={t('pause.planned')}
      level={3}
      titleClass="font-medium text-lg"
      className="mt-6 flex flex-col gap-2"
    >
      {planned.isPending && <SkeletonBlocks blocks={['h-11']} shape="control" />}
      {planned.isError && !planned.data && (
        <ErrorState title={t('pause.failed')} query={planned} headingLevel={4} />
      )}
      {planned.data?.length === 0 && <p className="text-muted">{t('pause.none')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {planned.data?.map(({ id, firstDay, lastDay }) => {
          const days = t('pause.days', { first: formatDay(firstDay), last: formatDay(lastDay) })
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>{days}</span>
              <Button
                variant="outline"
                aria-label={t('pause.takeBackNamed', { days })}
                onClick={() => remove.mutate({ userId: user.id, pauseId: id })}
                isPending={remove.isPending && remove.variables.pauseId === id}
              >
                {t('pause.takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </TitledSection>
  )
}
