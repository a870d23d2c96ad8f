import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudentPage as Read } from '#contract/teaching/students.ts'
import { ApiError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { ActivityMap } from '../../../kit/learning/activity-map.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { studentQuery } from '../students.data.ts'
import { StuckSkills } from './stuck-skills.tsx'
import { StudentHead } from './student-head.tsx'
import { StudentMap } from './student-map.tsx'
import { SubjectLevels } from './subject-levels.tsx'
import { WrongIdeas } from './wrong-ideas.tsx'

/** One pupil: what a teacher needs for a talk of four minutes, and the evidence behind it. */
export function StudentPage({ id }: { id: number }) {
  const { t } = useTranslation('students')
  const isPossible = Number.isInteger(id) && id > 0
  const found = useQuery({ ...studentQuery(id), enabled: isPossible })
  const isGone = !isPossible || (found.error instanceof ApiError && found.error.status === 404)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <div>
        <Button asChild variant="link" className="-ms-4">
          <AppLink to="/teacher/students">
            <ArrowLeft aria-hidden="true" />
            {t('page.back')}
          </AppLink>
        </Button>
      </div>
      {isGone ? (
        <EmptyState
          drawing={<Signpost />}
          title={t('page.goneTitle')}
          description={t('page.goneText')}
          headingLevel={1}
        />
      ) : found.isError ? (
        <ErrorState
          title={t('page.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      ) : found.data ? (
        <Student read={found.data} />
      ) : (
        <SkeletonArea className="flex flex-col gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-48" />
          <Skeleton className="h-[60dvh]" />
        </SkeletonArea>
      )}
    </div>
  )
}

function Student({ read: { student, timezone, stuck, misconceptions } }: { read: Read }) {
  const { t } = useTranslation('students')
  const navigate = useNavigate()
  const map = useRef<HTMLDivElement>(null)
  const address = useSearch({ strict: false }) as { subject?: unknown; skill?: unknown }
  const name = `${student.firstName} ${student.lastName}`
  useTabTitle(name)
  const open = (chosen: { subject: string; skill: string | null }) =>
    void navigate({
      to: `/teacher/students/${student.id}` as never,
      search: { subject: chosen.subject, ...(chosen.skill && { skill: chosen.skill }) } as never,
      replace: true,
      resetScroll: false,
    })
  function openMap(subject: string) {
    open({ subject, skill: null })
    map.current?.scrollIntoView({ block: 'start' })
    map.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <StudentHead student={student} name={name} />
      <div className="grid gap-6 lg:grid-cols-2">
        <StuckSkills stuck={stuck} onOpen={({ subject, id }) => open({ subject, skill: id })} />
        <WrongIdeas
          misconceptions={misconceptions}
          onOpen={({ subject, id }) => open({ subject, skill: id })}
        />
      </div>
      <SubjectLevels studentId={student.id} onOpenMap={openMap} />
      <div ref={map} tabIndex={-1} className="scroll-mt-20 outline-none">
        <StudentMap
          studentId={student.id}
          subject={readText(address.subject)}
          skill={readText(address.skill)}
          onChoose={open}
        />
      </div>
      <ActivityMap
        learner={{ id: student.id, timezone }}
        title={t('activity.title')}
        description={t('activity.description')}
      />
    </>
  )
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
