import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { NamedSelectItems, Select, SelectItem } from '../../ui/forms/select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { type AnalyticsAddress, readAnalyticsAddress, writeAnalyticsAddress } from './analytics-address.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'

const ALL = 'all'

/** How a class does, for a teacher with four minutes: figures, skills, wrong ideas, who needs a hand, quiz questions. */
export function TeacherAnalyticsScreen() {
  const { t } = useTranslation('teacherAnalytics')
  const found = useQuery(ownClassesQuery)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      {found.data ? (
        <Analytics classes={found.data.filter(({ isActive }) => isActive)} />
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <Heading />
            {!found.isError && <Skeleton className="h-11 w-full sm:w-72" shape="control" />}
          </div>
          {found.isError ? (
            <ErrorState title={t('classesFailed')} query={found} />
          ) : (
            <SkeletonArea className="flex flex-col gap-6">
              <Skeleton className="h-13" shape="control" />
              <Skeleton className="h-32 sm:h-20" shape="control" />
              <Skeleton className="h-36" />
              <Skeleton className="h-80" />
            </SkeletonArea>
          )}
        </>
      )}
    </div>
  )
}

function Heading() {
  const { t } = useTranslation('teacherAnalytics')
  return <PageHeader title={t('title')} intro={t('intro')} />
}

function Analytics({ classes }: { classes: readonly ClassSummary[] }) {
  const { t } = useTranslation('teacherAnalytics')
  const replaceAddress = useReplaceAddress()
  const read = readAnalyticsAddress(useSearch({ from: '/teacher/analytics' }))
  const address = { ...read, classId: read.classId === undefined ? classes[0]?.id : read.classId }
  const show = (next: Partial<AnalyticsAddress>) =>
    replaceAddress({ to: '/teacher/analytics', search: writeAnalyticsAddress({ ...address, ...next }) })
  const chosen = classes.find(({ id }) => id === address.classId)
  if (classes.length === 0) return <NoClass />
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Heading />
        <Select
          value={address.classId === null ? ALL : String(address.classId)}
          onValueChange={(value) =>
            show({ classId: value === ALL ? null : Number(value), quizId: undefined, unit: undefined })
          }
          aria-label={t('class')}
          className="w-full sm:w-72"
        >
          <NamedSelectItems
            things={classes}
            nameOf={({ name, pupils }) => t('classOption', { name, count: pupils })}
          />
          {classes.length > 1 && <SelectItem value={ALL}>{t('allClasses')}</SelectItem>}
        </Select>
      </div>
      {address.classId !== null && !chosen ? (
        <EmptyState
          drawing={<Signpost />}
          title={t('gone.title')}
          description={t('gone.text')}
          action={<Button onClick={() => show({ classId: undefined })}>{t('gone.action')}</Button>}
        />
      ) : chosen?.pupils === 0 ? (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('empty.noStudentsTitle')}
          description={t('empty.noStudentsText')}
          action={
            <LinkButton to="/teacher/classes/$id" params={{ id: String(chosen.id) }}>
              {t('empty.openClass')}
            </LinkButton>
          }
        />
      ) : (
        <AnalyticsTabs classes={classes} chosen={chosen} address={address} onShow={show} />
      )}
    </>
  )
}

function NoClass() {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <>
      <Heading />
      <EmptyState
        drawing={<Sprout stage={0} />}
        title={t('empty.title')}
        description={t('empty.text')}
        action={<LinkButton to="/teacher/classes/create">{t('empty.action')}</LinkButton>}
      />
    </>
  )
}
