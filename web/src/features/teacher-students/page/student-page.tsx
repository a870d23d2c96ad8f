import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudentPage as Read } from '#contract/teaching/students.ts'
import { ActivityMap } from '../../../kit/learning/activity-map.tsx'
import { findBusiest } from '../../../kit/learning/find-busiest.ts'
import { metricsQuery } from '../../../kit/learning/learning.data.ts'
import { useReplaceAddress } from '../../../kit/navigation/use-replace-address.ts'
import { IsOwnMap } from '../../../kit/skills/is-own-map.ts'
import { MapSection } from '../../../kit/skills/skill-map/map-section.tsx'
import { isPossibleId, ThingPage } from '../../../kit/thing-page.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Skeleton, SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { studentQuery } from '../students.data.ts'
import { StudentHead } from './student-head.tsx'
import { StuckSkills, StudentResults, StudentWork, WrongIdeas } from './student-lists.tsx'
import { SubjectLevels } from './subject-levels.tsx'

/** One student: what a teacher needs for a talk of four minutes, and the evidence behind it. */
export function StudentPage({ id }: { id: number }) {
  const { t } = useTranslation('students')
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...studentQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/teacher/students', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
      waiting={
        <SkeletonBlocks
          blocks={['h-96 sm:h-56 lg:col-span-2', 'h-56', 'h-56', 'h-56', 'h-56', 'h-[60dvh] lg:col-span-2']}
          className="grid gap-6 lg:grid-cols-2"
        />
      }
      className="max-w-6xl gap-6"
    >
      {(read) => <Student read={read} />}
    </ThingPage>
  )
}

function Student({ read }: { read: Read }) {
  const { student, timezone, stuck, misconceptions, submissions, results } = read
  const { t } = useTranslation('students')
  const replaceAddress = useReplaceAddress()
  const map = useRef<HTMLDivElement>(null)
  const address = useSearch({ from: '/teacher/students/$id' })
  const name = `${student.firstName} ${student.lastName}`
  useTabTitle(name)
  const open = (chosen: { subject: string; skill: string | null }) =>
    replaceAddress({
      to: '/teacher/students/$id',
      params: { id: String(student.id) },
      search: { subject: chosen.subject, ...(chosen.skill && { skill: chosen.skill }) },
    })
  function openMap(subject: string) {
    open({ subject, skill: null })
    map.current?.scrollIntoView({ block: 'start' })
    map.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <StudentHead student={student} name={name} canResetPassword={read.canResetPassword} />
      <div className="grid gap-6 lg:grid-cols-2">
        <StuckSkills stuck={stuck} onOpen={({ subject, id }) => open({ subject, skill: id })} />
        <WrongIdeas
          misconceptions={misconceptions}
          onOpen={({ subject, id }) => open({ subject, skill: id })}
        />
        <StudentWork studentId={student.id} submissions={submissions} />
        <StudentResults results={results} />
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

type StudentMapProps = {
  studentId: number
  subject: string | null
  skill: string | null
  onChoose: (chosen: { subject: string; skill: string | null }) => void
}

/** The student's own map, to be looked at: levels, and the answers behind each. */
function StudentMap({ studentId, subject, skill, onChoose }: StudentMapProps) {
  const metrics = useQuery(metricsQuery(studentId))
  // Which subject to open is known with the figures; another one would be fetched for nothing.
  if (metrics.isPending) return <Skeleton className="h-[62dvh] min-h-96" />
  const known = metrics.data ?? []
  const shown = subject ?? findBusiest(known)
  const names = known.map(({ subjectName }) => subjectName)
  return (
    <IsOwnMap value={false}>
      <MapSection
        learner={{ id: studentId }}
        subjects={names.includes(shown) ? names : [shown, ...names]}
        subject={shown}
        skill={skill}
        onChoose={onChoose}
      />
    </IsOwnMap>
  )
}
