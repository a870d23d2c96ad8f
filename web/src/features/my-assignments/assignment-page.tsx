import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { isScored } from '#engines/record/index.ts'
import { AttachmentList } from '../../kit/classroom/work/attachment-list.tsx'
import { myAssignmentQuery } from '../../kit/classroom/work/my-assignments.data.ts'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { useAttemptsText } from '../../kit/classroom/work/use-score-text.ts'
import { WorkStateBadge } from '../../kit/classroom/work/work-state-badge.tsx'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { useUser } from '../../kit/session.ts'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { FollowedWork } from './followed-work.tsx'
import { HandInForm, openOwnDraft } from './hand-in-form.tsx'

export function AssignmentPage({ id }: { id: number }) {
  const { t } = useTranslation('myAssignments')
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...myAssignmentQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/assignments', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
      waiting={<SkeletonBlocks blocks={['h-24', 'h-48', 'h-64']} />}
      className="max-w-3xl gap-4"
    >
      {(work) => <OpenAssignment work={work} />}
    </ThingPage>
  )
}

function OpenAssignment({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation(['myAssignments', 'work'])
  const dueText = useDueText()
  useTabTitle(work.title)
  const { className, teacherName } = work
  return (
    <>
      {work.isPreview && (
        <p className="flex items-center gap-2 rounded-control bg-info-soft p-3 text-info-ink">
          <Eye aria-hidden="true" className="size-5 shrink-0" />
          {t('page.preview')}
        </p>
      )}
      <header className="flex flex-col gap-2">
        <h1 className="wrap-anywhere font-semibold text-3xl">{work.title}</h1>
        <p className="wrap-anywhere text-muted">{t('page.from', { className, teacherName })}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <WorkStateBadge state={work.state} kind={work.kind} status={work.status} />
          <span>{dueText(work.dueDate)}</span>
          {isScored(work) && <span className="text-muted">{t('work:worth', { count: work.points })}</span>}
        </p>
      </header>
      <GradeCard work={work} />
      <Task work={work} />
      <OwnWork work={work} />
    </>
  )
}

function Task({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const { description, instructions, requirements, resources } = work
  const late = work.dueDate === null ? 'accept' : work.latePolicy
  const isRubricOpen = work.rubric.length > 0 && work.submission?.status !== 'graded'
  const lines = requirements.length + resources.length
  const isEmpty = !description && !instructions && !isRubricOpen && lines === 0
  if (isEmpty && late === 'accept') return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('page.todo')}</h2>
      {description && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-lg">
          {description}
        </p>
      )}
      {instructions && (
        <div className="text-lg">
          <Markdown text={instructions} headingsFrom={3} />
        </div>
      )}
      {requirements.length > 0 && (
        <div>
          <h3 className="font-medium">{t('page.requirements')}</h3>
          <ul className="list-disc ps-6">
            {requirements.map((line) => (
              <li key={line} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {resources.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">{t('page.resources')}</h3>
          <AttachmentList attachments={resources} label={t('page.resources')} />
        </div>
      )}
      {isRubricOpen && <RubricLines work={work} />}
      {late === 'deduct' && (
        <p className="text-muted">{t('page.lateDeduct', { percent: work.lateDeduction })}</p>
      )}
      {late === 'refuse' && <p className="text-muted">{t('page.lateRefuse')}</p>}
    </Card>
  )
}

function GradeCard({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const sayAttempts = useAttemptsText()
  const { submission, points, rubric } = work
  const isReturned = submission?.status === 'returned'
  const isGraded = submission?.status === 'graded'
  // A lesson that is completed is said to be by its state; there is nothing more to tell.
  if (isGraded && !isScored(work) && !submission.feedback) return null
  if (!isGraded && !isReturned && !submission?.feedback) return null
  const grade = isGraded ? submission.grade : null
  const isUnderWay = isGraded && work.state === 'notDue'
  return (
    <Card tone={isReturned ? 'sunken' : 'brand'} className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{t('grade.title')}</h2>
      {grade !== null && (
        <p className="font-heading font-semibold text-2xl">
          {[
            isUnderWay ? t('grade.underWay', { grade, points }) : t('grade.points', { grade, points }),
            ...sayAttempts(submission?.attempts ?? 0),
          ].join('\u00a0· ')}
        </p>
      )}
      {submission && submission.lateDeducted > 0 && (
        <p>{t('grade.late', { points: submission.lateDeducted })}</p>
      )}
      {isGraded && grade !== null && submission.isAutomatic && (
        <p className="text-muted">{t('grade.automatic')}</p>
      )}
      {isReturned && <p>{t('grade.returned')}</p>}
      {submission?.feedback && (
        <div>
          <h3 className="font-medium">{t('grade.feedback')}</h3>
          <div className="text-lg">
            <Markdown text={submission.feedback} headingsFrom={4} />
          </div>
        </div>
      )}
      {rubric.length > 0 && isGraded && <RubricLines work={work} />}
    </Card>
  )
}

/** What is looked at and what each part can bring; after grading, what it brought. */
function RubricLines({ work: { rubric, submission } }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium">{t('grade.rubric')}</h3>
      <ul className="list-disc ps-6">
        {rubric.map(({ id, title, levels }) => {
          const scored = submission?.rubricScores[id]
          const level = levels.find(({ points }) => points === scored)
          const most = Math.max(...levels.map(({ points }) => points))
          return (
            <li key={id} dir="auto" className="wrap-anywhere">
              {level
                ? t('grade.rubricRow', { title, level: level.title, points: level.points })
                : t('grade.rubricOpen', { title, points: most })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Where the student works: on the way to what the product follows by itself, or with a text and files of their own. */
function OwnWork({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const user = useUser()
  const { submission, refusal, kind } = work
  const [isReplacing, setReplacing] = useState(false)
  const isWriting = refusal === null && (!submission || submission.status === 'returned' || isReplacing)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('page.work')}</h2>
      {kind !== 'task' ? (
        <FollowedWork work={work} />
      ) : isWriting && user && !work.isPreview ? (
        <HandInForm
          work={work}
          userId={user.id}
          onDone={() => setReplacing(false)}
          {...(isReplacing && { onCancel: () => setReplacing(false) })}
        />
      ) : (
        <>
          {submission && <HandedIn work={submission} />}
          {refusal !== null && user && !work.isPreview && <NotHandedIn userId={user.id} work={work} />}
          {(refusal === 'closed' || refusal === 'late') && <p>{t(`handIn.${refusal}`)}</p>}
          {refusal === null && submission && (
            <div>
              <Button variant="outline" onClick={() => setReplacing(true)}>
                {t('handIn.replace')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

/** It was closed while somebody wrote: their words are not gone with the form. */
function NotHandedIn({ userId, work }: { userId: number; work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const [kept] = useState(() => openOwnDraft(userId, work.id).read())
  if (!kept?.content.trim() || kept.content === work.submission?.content) return null
  return (
    <section aria-labelledby="not-handed-in" className="flex flex-col gap-2">
      <h3 id="not-handed-in" className="font-medium">
        {t('handIn.notHandedIn')}
      </h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-control bg-sunken p-4 text-lg">
        {kept.content}
      </p>
      <p className="text-muted">{t('handIn.stillHere')}</p>
    </section>
  )
}

function HandedIn({ work }: { work: NonNullable<MyAssignmentPage['submission']> }) {
  const { t } = useTranslation('myAssignments')
  const sayMoment = useMomentText()
  const { content, attachments, submittedAt } = work
  return (
    <>
      <p className="text-muted">{t('handIn.at', { when: sayMoment(submittedAt) })}</p>
      {content === null && attachments.length === 0 && <p>{t('handIn.done')}</p>}
      {content !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-control bg-sunken p-4 text-lg">
          {content}
        </p>
      )}
      {attachments.length > 0 && <AttachmentList attachments={attachments} label={t('handIn.files')} />}
    </>
  )
}
