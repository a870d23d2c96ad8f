import { CircleCheck, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GradedAssignment, LONGEST_FEEDBACK, type StudentWork } from '#contract/teaching/grading.ts'
import { isScored } from '#engines/record/index.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { useExcuse } from '../../../kit/grading/grading.data.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { useUser } from '../../../kit/session.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { FeedbackField } from '../comments/feedback-field.tsx'
import {
  chooseLevel,
  findGradeFault,
  findLateness,
  type GradeFault,
  type GradeValues,
  isSameGrade,
  toValues,
  versionOf,
} from '../grade-values.ts'
import { openGradeDraft, type Save, type SaveState } from '../use-saves.ts'
import { RubricField } from './rubric-field.tsx'

type GradeFormProps = {
  assignment: GradedAssignment
  work: StudentWork
  saveState: SaveState | undefined
  hasNext: boolean
  /** Once for each student. */
  onShown: () => void
  onSave: (save: Save) => void
}

export function GradeForm({ assignment, work, saveState, hasNext, onShown, onSave }: GradeFormProps) {
  const { t } = useTranslation('grading')
  const form = useGradeForm(work, assignment)
  const { values, version } = form
  const [fault, setFault] = useState<GradeFault | null>(null)
  const isPending = saveState === 'saving'
  const hasPoints = isScored(assignment)
  const points = hasPoints ? assignment.points : 0
  const sayShown = useEffectEvent(onShown)
  useEffect(() => sayShown(), [])

  function save(status: Save['status'], andNext: boolean) {
    if (isPending || form.isOutdated) return
    const found = findGradeFault(values, points, status)
    setFault(found)
    if (found) return document.querySelector<HTMLElement>('[data-grading=grade] input')?.focus()
    onSave({ values, status, version, andNext })
  }

  function handleKey(event: KeyboardEvent) {
    const isControl = event.ctrlKey || event.metaKey
    const isInPoints = event.target instanceof HTMLInputElement && event.target.type === 'number'
    if (event.key !== 'Enter' && !(isControl && event.key === 's')) return
    if (event.key === 'Enter' && !isControl && !isInPoints) return
    event.preventDefault()
    save('graded', event.key === 'Enter')
  }

  return (
    <Card
      className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-36 lg:overflow-y-auto"
      onKeyDown={handleKey}
    >
      <CardTitle>{t('form.title')}</CardTitle>
      {form.isOutdated && (
        <ConflictNotice work={work} points={points} onTheirs={form.takeTheirs} onMine={form.keepMine} />
      )}
      {assignment.rubric.length > 0 && (
        <RubricField
          rubric={assignment.rubric}
          scores={values.rubricScores}
          onChoose={(id, level) => form.change(chooseLevel(values, assignment, id, level))}
        />
      )}
      {hasPoints && (
        <div data-grading="grade">
          <Field
            label={t('form.grade', { points })}
            error={fault ? t(`form.${fault}`, { points }) : undefined}
            description={assignment.rubric.length > 0 ? t('form.rubricSum') : undefined}
          >
            <NumberInput
              value={values.grade}
              onChange={(event) => {
                setFault(null)
                form.change({ ...values, grade: event.target.value })
              }}
              min={0}
              max={points}
              step={0.5}
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
        </div>
      )}
      <Lateness values={values} work={work} assignment={assignment} onChange={form.change} />
      <FeedbackField
        value={values.feedback}
        maxLength={LONGEST_FEEDBACK}
        onChange={(feedback) => form.change({ ...values, feedback })}
      />
      <div className="-mx-4 sm:-mx-6 -mb-4 sm:-mb-6 bottom-0 flex flex-wrap gap-2 rounded-b-card border-border border-t bg-surface px-4 py-3 sm:px-6 lg:sticky lg:-bottom-6">
        <SaveLine state={saveState} isUnsaved={form.isUnsaved} work={work} />
        {hasNext && (
          <Button isPending={isPending} disabled={form.isOutdated} onClick={() => save('graded', true)}>
            {t('form.saveNext')}
          </Button>
        )}
        <Button
          variant={hasNext ? 'outline' : 'primary'}
          isPending={isPending}
          disabled={form.isOutdated}
          onClick={() => save('graded', false)}
        >
          {t('form.save')}
        </Button>
        {work.submission && (
          <Button
            variant="outline"
            disabled={form.isOutdated || isPending}
            onClick={() => save('returned', false)}
          >
            {t('form.return')}
          </Button>
        )}
        <ExcuseButton work={work} />
      </div>
    </Card>
  )
}

/** Graded work keeps its grade, but it counts nowhere while the student is excused. */
function ExcuseButton({ work }: { work: StudentWork }) {
  const { t } = useTranslation('grading')
  const excuse = useExcuse(t('form.excuseFailed'))
  const isExcused = !work.isExcused
  return (
    <Button
      variant="ghost"
      isPending={excuse.isPending}
      onClick={() => excuse.mutate({ id: work.assignmentId, studentId: work.studentId, isExcused })}
    >
      {t(isExcused ? 'form.excuse' : 'form.unexcuse')}
    </Button>
  )
}

type SaveLineProps = { state: SaveState | undefined; isUnsaved: boolean; work: StudentWork }

function SaveLine({ state, isUnsaved, work: { submission } }: SaveLineProps) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const name =
    state === 'saving'
      ? 'saving'
      : isUnsaved
        ? state === 'failed'
          ? 'kept'
          : 'unsaved'
        : submission?.gradedAt
          ? 'saved'
          : null
  const Icon = { saving: LoaderCircle, kept: CloudOff, unsaved: Pencil, saved: CircleCheck }[name ?? 'saved']
  return (
    // In the page before it has anything to say, else its first words are not read out.
    <p role="status" className={name ? 'flex basis-full items-center gap-2 text-muted' : 'sr-only'}>
      {name && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {name === 'saved'
        ? t(submission?.gradedByName ? 'save.saved' : 'save.automatic', {
            name: submission?.gradedByName ?? '',
            date: sayMoment(submission?.gradedAt ?? new Date(0).toISOString()),
          })
        : name && t(`save.${name}`)}
    </p>
  )
}

type LatenessProps = {
  values: GradeValues
  work: StudentWork
  assignment: GradedAssignment
  onChange: (values: GradeValues) => void
}

/** What lateness takes, before anything is saved, and the way to give it back. */
function Lateness({ values, work, assignment, onChange }: LatenessProps) {
  const { t } = useTranslation('grading')
  const write = usePoints()
  const lateness = findLateness(values, work, assignment)
  if (!lateness) return null
  return (
    <div className="flex flex-col rounded-control bg-sunken px-3 py-2">
      <p role="status">
        {values.isLateForgiven
          ? t('lateness.forgiven', { count: lateness.daysLate })
          : t('lateness.taken', {
              count: lateness.daysLate,
              taken: write(lateness.lateDeducted),
              left: write(lateness.left),
            })}
      </p>
      <Field label={t('lateness.forgive')} layout="inline">
        <Checkbox
          checked={values.isLateForgiven}
          onCheckedChange={(isChecked) => onChange({ ...values, isLateForgiven: isChecked === true })}
        />
      </Field>
    </div>
  )
}

/**
 * What the grader types, over what the server knows. News from elsewhere take the place of a form that nobody touched; once
 * something is typed both stay, and the grader decides.
 */
function useGradeForm(work: StudentWork, assignment: GradedAssignment) {
  const user = useUser()
  const latest = toValues(work, assignment)
  const latestVersion = versionOf(work)
  const [draft] = useState(() => openGradeDraft(user?.id ?? 0, assignment.id, work.studentId))
  const [typed, setTyped] = useState(() => draft.read() ?? { values: latest, version: latestVersion })
  const [isTouched, setTouched] = useState(() => draft.read() !== null)
  const isSame = isSameGrade(typed.values, latest)
  const isNews = typed.version !== latestVersion
  if (isNews && (!isTouched || isSame)) {
    setTyped({ values: latest, version: latestVersion })
    setTouched(false)
  }
  useKeptDraft(draft, typed, isTouched && !isSame)
  return {
    values: typed.values,
    version: typed.version,
    isUnsaved: isTouched && !isSame,
    /** Somebody else saved while this was typed. */
    isOutdated: isNews && isTouched && !isSame,
    change: (values: GradeValues) => {
      setTyped({ values, version: typed.version })
      setTouched(true)
    },
    takeTheirs: () => {
      setTyped({ values: latest, version: latestVersion })
      setTouched(false)
    },
    /** Seen and decided: the next save replaces theirs, which is kept among the versions. */
    keepMine: () => setTyped({ values: typed.values, version: latestVersion }),
  }
}

type ConflictNoticeProps = { work: StudentWork; points: number; onTheirs: () => void; onMine: () => void }

/** What somebody else saved, above what was typed here: nobody overwrites what they have not seen. */
function ConflictNotice({ work: { submission }, points, onTheirs, onMine }: ConflictNoticeProps) {
  const { t } = useTranslation('grading')
  const write = usePoints()
  if (!submission) return null
  const { grade, status, feedback, gradedByName } = submission
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-control bg-warning-soft p-3 text-warning-ink">
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {status === 'submitted'
          ? t('conflict.handedIn')
          : t('conflict.title', { name: gradedByName ?? t('conflict.somebody') })}
      </p>
      {status !== 'submitted' && (
        <dl className="flex flex-col gap-1">
          <div className="flex gap-2">
            <dt>{t('conflict.grade')}</dt>
            <dd className="font-medium">
              {grade === null ? t('conflict.noGrade') : `${write(grade)} / ${points}`}
              {status === 'returned' && ` · ${t('state.returned')}`}
            </dd>
          </div>
          {feedback && (
            <div>
              <dt>{t('conflict.feedback')}</dt>
              <dd className="whitespace-pre-line break-words font-medium">{feedback}</dd>
            </div>
          )}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onTheirs}>
          {t(status === 'submitted' ? 'conflict.discard' : 'conflict.theirs')}
        </Button>
        <Button variant="outline" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  )
}
