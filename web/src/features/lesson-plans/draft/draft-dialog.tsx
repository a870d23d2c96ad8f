import { useMutation, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DRAFT_MINUTES, type LessonPlanDraft, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { call } from '../../../api/call.ts'
import { ClassSelect } from '../../../kit/classroom/class-select.tsx'
import { ownClassesQuery } from '../../../kit/classroom/own-classes.data.ts'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { readCodes } from '../form/plan-values.ts'

type DraftDialogProps = {
  classId: number | null
  minutes: string
  standards: string
  onDrafted: (draft: LessonPlanDraft, classId: number) => void
  onClose: () => void
}

/** A plan from what a class cannot do yet: the class is enough, the rest is known or optional. */
export function DraftDialog(props: DraftDialogProps) {
  const { classId: startClass, minutes: startMinutes, standards: startCodes, onDrafted, onClose } = props
  const { t } = useTranslation('lessonPlans')
  const tell = useErrorText()
  const rooms = (useQuery(ownClassesQuery).data ?? []).filter(({ isActive }) => isActive)
  const [chosen, setChosen] = useState(startClass)
  // Who has but one class need not choose it.
  const classId = chosen ?? (rooms.length === 1 ? (rooms[0]?.id ?? null) : null)
  const [minutes, setMinutes] = useState(startMinutes || String(DRAFT_MINUTES.normal))
  const [standards, setStandards] = useState(startCodes)
  const [subject, setSubject] = useState('')
  const [grade, setGrade] = useState('')
  const [hasTried, setTried] = useState(false)
  const number = Number(minutes)
  const isPossible = Number.isInteger(number) && number >= DRAFT_MINUTES.least && number <= DRAFT_MINUTES.most
  const drafting = useMutation({
    mutationFn: (id: number) =>
      call(lessonPlans.draft, {
        classId: id,
        minutes: number,
        ...(readCodes(standards).length > 0 && { standards: readCodes(standards) }),
        ...(subject.trim() !== '' && { subject: subject.trim() }),
        ...(grade !== '' && { grade }),
      }),
    onSuccess: (draft, id) => onDrafted(draft, id),
  })
  return (
    <FormDialog
      title={t('draft.title')}
      description={t('draft.text')}
      submitLabel={t('draft.write')}
      submitIcon={Sparkles}
      pendingLabel={t('draft.writing')}
      isPending={drafting.isPending}
      cancelLabel={t('cancel')}
      onSubmit={() => {
        setTried(true)
        if (classId !== null && isPossible) drafting.mutate(classId)
      }}
      onClose={onClose}
    >
      {drafting.isError && (
        <p role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
          {tell(drafting.error)}
        </p>
      )}
      <Field
        label={t('fields.class')}
        isRequired
        error={hasTried && classId === null ? t('draft.classMissing') : undefined}
      >
        <ClassSelect value={classId} onChange={setChosen} placeholder={t('draft.chooseClass')} />
      </Field>
      <TextField
        label={t('draft.minutes')}
        isRequired
        error={hasTried && !isPossible ? t('fields.durationWrong', DRAFT_MINUTES) : undefined}
        type="number"
        inputMode="numeric"
        min={DRAFT_MINUTES.least}
        max={DRAFT_MINUTES.most}
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
      />
      <Field label={t('fields.standards')} description={t('fields.standardsHint')} isOptional>
        <Input value={standards} onChange={(event) => setStandards(event.target.value)} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.subject')} description={t('draft.asClass')} isOptional>
          <Input
            value={subject}
            maxLength={100}
            onChange={(event) => setSubject(event.target.value)}
            autoComplete="off"
          />
        </Field>
        <Field label={t('fields.grade')} description={t('draft.asClass')} isOptional>
          <GradeSelect value={grade} onChange={setGrade} none={t('draft.ofClass')} hasCollege />
        </Field>
      </div>
    </FormDialog>
  )
}
