import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '#contract/teaching/assignments.ts'
import { SubmissionList } from '../../../kit/grading/submission-list.tsx'
import { isPossibleId, ThingPage } from '../../../kit/thing-page.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { assignmentQuery } from '../assignments.data.ts'
import { AssignmentDetails } from './assignment-details.tsx'
import { AssignmentHead } from './assignment-head.tsx'
import { EditAssignment } from './edit-assignment.tsx'

/** One assignment: how far the pupils are, their work, and what was asked for. */
export function AssignmentScreen() {
  const { t } = useTranslation('assignments')
  const id = Number(useParams({ from: '/teacher/assignments/$id' }).id)
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...assignmentQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/teacher/assignments', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{
        goneTitle: t('page.goneTitle'),
        goneText: t('page.goneText'),
        failed: t('page.failed'),
      }}
      waiting={<SkeletonBlocks blocks={['h-24', 'h-20', 'h-80']} />}
    >
      {(work) => <OpenAssignment key={id} work={work} />}
    </ThingPage>
  )
}

function OpenAssignment({ work }: { work: Assignment }) {
  const { t } = useTranslation('assignments')
  const [isEditing, setEditing] = useState(false)
  useTabTitle(work.title)
  if (isEditing) return <EditAssignment work={work} onDone={() => setEditing(false)} />
  return (
    <>
      <AssignmentHead work={work} onEdit={() => setEditing(true)} />
      {work.status === 'draft' ? (
        <p className="rounded-control bg-info-soft p-3 text-info-ink">{t('page.isDraft')}</p>
      ) : (
        <section aria-labelledby="submissions-heading" className="flex flex-col gap-3">
          <h2 id="submissions-heading" className="font-semibold text-2xl">
            {t('page.submissions')}
          </h2>
          <SubmissionList assignmentId={work.id} />
        </section>
      )}
      <AssignmentDetails work={work} />
    </>
  )
}
