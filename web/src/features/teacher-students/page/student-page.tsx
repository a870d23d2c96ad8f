import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudentPage as Read } from '#contract/teaching/students.ts'
import { GuardiansCard } from '../../../kit/families/guardians-card.tsx'
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
import { StudentRecord } from './student-record.tsx'
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
  const { student, record, timezone, stuck, misconceptions, submissions, results } = read
  const { t } = useTranslation('students')
  const replaceAddress = useReplaceAddress()
  const address = useSearch({ from: '/teacher/students/$id' })
  const name = `${student.firstName} ${student.lastName}`
  const hasTried = Object.values(student.levels).some((count) => count > 0)
  useTabTitle(name)
  const open = (chosen: { subject: string; skill: string | null }) =>
    replaceAddress({
      to: '/teacher/students/$id',
      params: { id: String(student.id) },
      search: { subject: chosen.subject, ...(chosen.skill && { skill: chosen.skill }) },
    })
  function openMap(subject: string) {
    open({ subject, skill: null })
    goTo('map')
  }
  return (
    <>
      <StudentHead student={student} name={name} canResetPassword={read.canResetPassword} onOpen={goTo} />
      <div className="grid gap-6 lg:grid-cols-2">
        <StuckSkills
          stuck={stuck}
          hasTried={hasTried}
          onOpen={({ subject, id }) => open({ subject, skill: id })}
        />
        <WrongIdeas
          misconceptions={misconceptions}
          hasTried={hasTried}
          onOpen={({ subject, id }) => open({ subject, skill: id })}
        />
        <Part name="work">
          <StudentWork studentId={student.id} submissions={submissions} />
        </Part>
        <Part name="results">
          <StudentResults results={results} />
        </Part>
        <GuardiansCard student={{ id: student.id, name }} />
      </div>
      <StudentRecord student={student} record={record} onOpenSubjects={() => goTo('subjects')} />
      <Part name="subjects">
        <SubjectLevels studentId={student.id} onOpenMap={openMap} />
      </Part>
      <Part name="map">
        <StudentMap
          studentId={student.id}
          subject={readText(address.subject)}
          skill={readText(address.skill)}
          onChoose={open}
        />
      </Part>
      <Part name="activity">
        <ActivityMap
          learner={{ id: student.id, timezone }}
          title={t('activity.title')}
          description={t('activity.description')}
        />
      </Part>
    </>
  )
}

type PartName = 'work' | 'results' | 'subjects' | 'map' | 'activity'

/** A part of the page that figures lead to. */
function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <div id={`student-${name}`} tabIndex={-1} className="flex scroll-mt-20 flex-col outline-none *:grow">
      {children}
    </div>
  )
}

function goTo(name: PartName) {
  const part = document.getElementById(`student-${name}`)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
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
