import '../../../kit/print-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonPlan, Material } from '#contract/teaching/lesson-plans.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { PlanForm } from '../form/plan-form.tsx'
import { toValues } from '../form/plan-values.ts'
import { usePlanForm } from '../form/use-plan-form.ts'
import { planQuery } from '../lesson-plans.data.ts'

export function PlanDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('lessonPlans')
  const [isEditing, setEditing] = useState(false)
  const found = useQuery(planQuery(id))
  const plan = found.data
  if (plan && isEditing) return <EditDialog plan={plan} onDone={() => setEditing(false)} />
  const loading = (
    <SkeletonBlocks
      blocks={[{ className: 'h-6 w-2/3', shape: 'line' }, 'h-40']}
      className="flex flex-col gap-3"
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="large"
      title={plan?.title ?? t('opening')}
      footer={
        plan && (
          <>
            <AssignButton plan={plan} />
            <Button icon={Printer} variant="outline" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          </>
        )
      }
    >
      <QueryView query={found} failed={t('oneFailed')} loading={loading}>
        {(opened) => <PlanSheet plan={opened} />}
      </QueryView>
    </Dialog>
  )
}

const FORM_ID = 'plan-form'

function EditDialog({ plan, onDone }: { plan: LessonPlan; onDone: () => void }) {
  const { t } = useTranslation('lessonPlans')
  const form = usePlanForm(toValues(plan), plan.id, onDone)
  const draft = useDraft(form.values, form.setValues)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      width="wide"
      title={t('editTitle')}
      takeFocus={() => form.title.current?.focus()}
      footer={
        <>
          {draft.button}
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} isPending={form.isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {draft.note}
        <PlanForm id={FORM_ID} {...form} onSubmit={form.submit} />
      </div>
      {draft.dialog}
    </Dialog>
  )
}

function PlanSheet({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lessonPlans')
  const sayFacts = usePlanFacts()
  const { title, description, objectives, materials, standards, attached } = plan
  return (
    <article data-print-sheet className="flex flex-col gap-5">
      {/* The dialog has its own title, which paper does not. */}
      <h1 dir="auto" className="hidden font-semibold text-2xl print:block">
        {title}
      </h1>
      <p className="text-muted">{sayFacts(plan).join(' · ')}</p>
      {description && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {description}
        </p>
      )}
      <Lines heading={t('fields.objectives')} lines={objectives} />
      <Lines heading={t('fields.materials')} lines={materials} />
      {standards.length > 0 && <Lines heading={t('fields.standards')} lines={[standards.join(', ')]} />}
      {attached.length > 0 && (
        <section>
          <h2 className="mb-1 font-semibold text-lg">{t('material.legend')}</h2>
          <ul className="list-disc ps-6">
            {attached.map(({ type, id, title: name }) => (
              <li key={`${type} ${id}`}>
                <AppLink
                  {...(type === 'lesson'
                    ? { to: '/lessons/$lessonId', params: { lessonId: String(id) } }
                    : { to: '/quizzes/$quizId', params: { quizId: String(id) } })}
                  className="wrap-anywhere text-brand-ink underline underline-offset-4"
                >
                  {name}
                </AppLink>
                <span className="text-muted"> ({t(`material.${type}`)})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['procedure', 'assessment', 'notes'] as const).map((name) => {
        const text = plan[name]
        return text ? (
          <section key={name}>
            <h2 className="mb-1 font-semibold text-lg">{t(`fields.${name}`)}</h2>
            <Markdown text={text} headingsFrom={3} />
          </section>
        ) : null
      })}
    </article>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{heading}</h2>
      <ul className="list-disc ps-6">
        {[...new Set(lines)].map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to a new assignment with what is attached; of several one is chosen. */
function AssignButton({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lessonPlans')
  const [first, ...others] = plan.attached
  if (!first) return null
  if (others.length === 0)
    return (
      <Button asChild variant="outline">
        <AppLink {...linkAssigning(plan, first)}>
          <ClipboardList aria-hidden="true" />
          {t('assign')}
        </AppLink>
      </Button>
    )
  return (
    <DropdownMenu
      trigger={
        <Button icon={ClipboardList} variant="outline">
          {t('assign')}
        </Button>
      }
    >
      {plan.attached.map((material) => (
        <MenuItem key={`${material.type} ${material.id}`} asChild>
          <AppLink {...linkAssigning(plan, material)}>
            {t('assignOne', { kind: t(`material.${material.type}`), title: material.title })}
          </AppLink>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

function linkAssigning({ classId }: LessonPlan, { type, id, title }: Material): AppTarget {
  return {
    to: '/teacher/assignments/create',
    search: { ...(classId !== null && { class: classId }), [type]: id, title },
  }
}

/** "5b", "Thu, Mar 12, 2026", "Mathematics", "Grade 5", "45 minutes": what is known of it. */
export function usePlanFacts(): (plan: LessonPlan) => string[] {
  const { t } = useTranslation('lessonPlans')
  const sayDay = useDayText()
  const sayGrade = useGradeText()
  return ({ className, lessonDate, subject, grade, duration }) =>
    [
      className,
      lessonDate && sayDay(lessonDate, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      subject,
      grade === null ? null : sayGrade(grade),
      duration === null ? null : t('minutes', { count: duration }),
    ].filter((fact): fact is string => Boolean(fact))
}
