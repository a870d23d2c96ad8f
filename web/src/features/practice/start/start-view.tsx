import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { NetworkError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { whatNextQuery } from '../../../kit/what-next/what-next.data.ts'
import { WhatNextSection } from '../../../kit/what-next/what-next-section.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { practiceSkillsQuery } from '../practice.data.ts'
import { LAST_GRADE } from '../read-view.ts'
import { recallSession } from '../session/session-memory.ts'
import { GradeChoice } from './grade-choice.tsx'
import { groupSkills } from './group-skills.ts'
import { KeptCard } from './kept-card.tsx'
import { LevelCard } from './level-card.tsx'
import { MixCard } from './mix-card.tsx'
import { ResumeCard } from './resume-card.tsx'
import { SubjectList } from './subject-list.tsx'

type StartViewProps = { user: User; wantedGrade: number | undefined; path: PagePath<'practice'> }

/** One thing large, a mix; everything else below it. Pupils practise their own grade, others choose one. */
export function StartView({ user, wantedGrade, path }: StartViewProps) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  const mayChoose = user.role !== 'student' || user.isTeacher
  const grade = mayChoose ? (wantedGrade ?? Math.min(LAST_GRADE, user.grade)) : undefined
  const skills = useQuery(practiceSkillsQuery(grade))
  // Both parts show at once, or the lower one would be pushed down by the upper.
  const isPending = useQuery(whatNextQuery).isPending || skills.isPending
  const [left] = useState(() => recallSession(user.id))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-semibold text-3xl">{t('start.title')}</h1>
          <p className="mt-1 max-w-reading text-muted">{t('start.intro')}</p>
        </div>
        {grade !== undefined && (
          <GradeChoice
            grade={grade}
            onChoose={(chosen) => void navigate({ to: path, search: { grade: chosen }, replace: true })}
          />
        )}
      </div>
      {left?.task && <ResumeCard session={left} task={left.task} path={path} />}
      <KeptCard userId={user.id} path={path} />
      {isPending && !skills.isError && <StartSkeleton />}
      {skills.isError &&
        !skills.data &&
        (skills.error instanceof NetworkError && !navigator.onLine ? (
          <OfflineState onRetry={() => void skills.refetch()} />
        ) : (
          <ErrorState
            title={t('start.failed')}
            onRetry={() => void skills.refetch()}
            isRetrying={skills.isFetching}
          />
        ))}
      {!isPending && skills.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('empty.gradeTitle')}
          description={t('empty.gradeText')}
          action={
            <Button asChild>
              <AppLink to="/lessons">{t('empty.gradeAction')}</AppLink>
            </Button>
          }
        />
      )}
      {!isPending && skills.data && skills.data.length > 0 && (
        <>
          <WhatNextSection user={user} practicePath={path} />
          <MixCard user={user} grade={grade} path={path} />
          <SubjectList groups={groupSkills(skills.data)} user={user} grade={grade} path={path} />
          <LevelCard />
        </>
      )}
    </div>
  )
}

function StartSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-32" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-48" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-56" />
        <div className="flex flex-col gap-1">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </SkeletonArea>
  )
}
