import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Assignment, assignments } from '#contract/teaching/assignments.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { AttachmentList } from '../../../kit/classroom/work/attachment-list.tsx'
import { StatusBadge } from '../../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { useIsOpen } from '../../../kit/classroom/work/use-is-open.ts'
import { SubmissionList } from '../../../kit/grading/submission-list.tsx'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { isPossibleId, ThingPage } from '../../../kit/thing-page.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { AssignmentMenu, DuplicateDialog } from '../assignment-menu.tsx'
import { assignmentQuery } from '../assignments.data.ts'
import { AssignmentForm } from '../form/assignment-form.tsx'
import { toFields, toValues } from '../form/assignment-values.ts'
import { useAssignmentDeeds } from '../use-assignment-deeds.ts'

const FIGURES = ['given', 'handedIn', 'toGrade', 'graded'] as const

function AssignmentHead({ work, onEdit }: { work: Assignment; onEdit: () => void }) {
  const { t } = useTranslation(['assignments', 'work'])
  const dueText = useDueText()
  const isOpen = useIsOpen()(work)
  const navigate = useNavigate()
  const deeds = useAssignmentDeeds()
  const [isCopying, setCopying] = useState(false)
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
          <h1 className="wrap-anywhere font-semibold text-3xl">{work.title}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={work.status} />
            <AppLink
              to="/teacher/classes/$id"
              params={{ id: String(work.classId) }}
              className="wrap-anywhere text-brand-ink underline underline-offset-4"
            >
              {work.className}
            </AppLink>
            <span>{t(`work:kinds.${work.kind}`)}</span>
            <span>{dueText(work.dueDate)}</span>
            <span className="text-muted">
              {work.kind === 'lesson' ? t('page.notScored') : t('work:worth', { count: work.points })}
            </span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          {work.status === 'draft' && (
            <Button icon={Send} onClick={() => void deeds.setStatus(work, 'active')}>
              {t('deeds.giveOut')}
            </Button>
          )}
          <Button icon={Pencil} variant="outline" onClick={onEdit}>
            {t('deeds.edit')}
          </Button>
          <AssignmentMenu
            work={work}
            onDuplicate={() => setCopying(true)}
            onGone={() => void navigate({ to: '/teacher/assignments' })}
          />
        </div>
      </div>
      {work.status !== 'draft' && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {FIGURES.map((name) => (
            <Card key={name} padding="small" className="flex flex-col">
              <dt className="text-muted">
                {name === 'handedIn' && isOpen ? t('page.soFar') : t(`page.${name}`)}
              </dt>
              <dd className="font-heading font-semibold text-2xl tabular-nums">{work.counts[name]}</dd>
            </Card>
          ))}
        </dl>
      )}
      {isCopying && <DuplicateDialog work={work} onClose={() => setCopying(false)} />}
    </header>
  )
}

/** One assignment: how far the students are, their work, and what was asked for. */
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
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
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
        <TitledSection title={t('page.submissions')} className="flex flex-col gap-3">
          <SubmissionList assignmentId={work.id} />
        </TitledSection>
      )}
      <AssignmentDetails work={work} />
    </>
  )
}

function EditAssignment({ work, onDone }: { work: Assignment; onDone: () => void }) {
  const { t } = useTranslation('assignments')
  const queryClient = useQueryClient()
  const zone = useSchoolZone()
  const { refresh } = useAssignmentDeeds()
  const [update] = useState(() => createWriter(assignments.update))
  const [values, setValues] = useState(() => toValues(work, zone))

  async function save() {
    const saved = await update({ id: work.id, ...toFields(values, zone) })
    queryClient.setQueryData(assignmentQuery(work.id).queryKey, saved)
    void refresh()
    toast({ title: t('form.saved') })
    onDone()
  }

  return (
    <>
      <h1 className="font-semibold text-3xl">{t('form.editTitle')}</h1>
      <AssignmentForm
        values={values}
        onChange={setValues}
        deckSize={work.deck.length}
        isFixed={work.counts.handedIn > 0}
        submitLabel={t('form.save')}
        onSave={save}
        aside={() => (
          <Button variant="outline" onClick={onDone}>
            {t('form.cancel')}
          </Button>
        )}
      />
    </>
  )
}

function AssignmentDetails({ work }: { work: Assignment }) {
  const { t } = useTranslation('assignments')
  const { lesson, quiz, skills, deck, description, instructions, requirements, resources, rubric } = work
  const facts = [
    work.audience === 'group' && work.groupName && t('page.forGroup', { name: work.groupName }),
    work.audience === 'pupils' && t('page.forStudents', { count: work.studentIds.length }),
    work.latePolicy === 'deduct' && t('page.lateDeduct', { percent: work.lateDeduction }),
    work.latePolicy === 'refuse' && t('page.lateRefuse'),
    work.kind === 'quiz' && t(`page.counts.${work.countedAttempt}`),
    work.problemsWanted !== null && t('page.wanted', { count: work.problemsWanted }),
    deck.length > 0 && t('page.cards', { count: deck.length }),
    ...skills.map(({ name }) => name),
  ].filter((fact) => typeof fact === 'string')
  const isEmpty =
    !lesson &&
    !quiz &&
    !description &&
    !instructions &&
    facts.length + requirements.length + resources.length === 0
  if (isEmpty && rubric.length === 0) return null
  const link = 'underline underline-offset-4'
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('page.details')}</h2>
      {lesson && (
        <p>
          <AppLink to="/lessons/$lessonId" params={{ lessonId: String(lesson.id) }} className={link}>
            {t('page.openLesson', { title: lesson.title })}
          </AppLink>
        </p>
      )}
      {quiz && (
        <p>
          <AppLink to="/quizzes/$quizId" params={{ quizId: String(quiz.id) }} className={link}>
            {t('page.openQuiz', { title: quiz.title })}
          </AppLink>
        </p>
      )}
      {description && (
        <p dir="auto" className="wrap-anywhere max-w-reading whitespace-pre-line">
          {description}
        </p>
      )}
      {instructions && (
        <div className="max-w-reading">
          <Markdown text={instructions} headingsFrom={3} />
        </div>
      )}
      <Lines lines={facts} />
      {requirements.length > 0 && (
        <div>
          <h3 className="font-medium">{t('page.requirements')}</h3>
          <Lines lines={requirements} />
        </div>
      )}
      {resources.length > 0 && <AttachmentList attachments={resources} label={t('form.resources')} />}
      {rubric.length > 0 && (
        <div>
          <h3 className="font-medium">{t('rubric.title')}</h3>
          <Lines
            lines={rubric.map(
              ({ title, levels }) =>
                `${title}: ${levels.map((level) => `${level.title} ${level.points}`).join(', ')}`,
            )}
          />
        </div>
      )}
    </Card>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="list-disc ps-6">
      {lines.map((line) => (
        <li key={line} dir="auto" className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
