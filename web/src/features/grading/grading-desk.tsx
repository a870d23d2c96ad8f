import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, CloudOff, Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradedAssignment, SubmissionRow } from '#contract/teaching/grading.ts'
import { openChoices } from '../../device/open-choices.ts'
import { announce } from '../../kit/announce.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { workQuery } from '../../kit/grading/grading.data.ts'
import { GradingStateBadge } from '../../kit/grading/grading-state-badge.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { USER_MEMORY_PREFIX } from '../../kit/user-memory.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { findNeighbors, type Neighbors } from './find-neighbors.ts'
import { GradeForm } from './form/grade-form.tsx'
import { useSaves } from './use-saves.ts'
import { WorkView } from './work/work-view.tsx'
import { WorkSkeleton } from './work-skeleton.tsx'

const OFF_KEY = `${USER_MEMORY_PREFIX}grading.keysOff`

type Deeds = { onNext: () => void; onPrevious: () => void; onHelp: () => void; onOnlyWaiting: () => void }

/**
 * Single keys, for who grades thirty pieces of work in a row. They leave text fields alone and can be switched off, because
 * speech input types letters too.
 */
function useShortcuts({ onNext, onPrevious, onHelp, onOnlyWaiting }: Deeds) {
  const [isOn, setOn] = useState(() => openChoices().getItem(OFF_KEY) === null)
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const deed = {
      j: onNext,
      ArrowRight: onNext,
      k: onPrevious,
      ArrowLeft: onPrevious,
      '?': onHelp,
      u: onOnlyWaiting,
      g: () => focusOn('grade'),
      f: () => focusOn('feedback'),
    }[event.key]
    if (!deed || (!isOn && event.key !== '?')) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return {
    isOn,
    setOn: (isWanted: boolean) => {
      if (isWanted) openChoices().removeItem(OFF_KEY)
      else openChoices().setItem(OFF_KEY, '1')
      setOn(isWanted)
    },
  }
}

/** Arrow keys of radio buttons, menus and dialogs are theirs. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=radio], [role=menu], [role=dialog], [role=listbox]',
    ) !== null
  )
}

function focusOn(name: 'grade' | 'feedback') {
  document
    .querySelector<HTMLElement>(
      `[data-grading=${name}] :is(input, textarea, [role=radio][tabindex="0"], [role=radio])`,
    )
    ?.focus()
}

/** Whether points or feedback were typed last, and no button was pressed. */
const isInForm = () => document.activeElement?.closest('[data-grading]') != null

const KEYS = [
  ['next', ['J', '→']],
  ['previous', ['K', '←']],
  ['grade', ['G']],
  ['feedback', ['F']],
  ['waiting', ['U']],
  ['level', ['1', '…', '9']],
  ['comment', ['/']],
  ['saveNext', ['Enter', 'Ctrl + Enter']],
  ['save', ['Ctrl + S']],
  ['help', ['?']],
] as const

type ShortcutsDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isOn: boolean
  onChange: (isOn: boolean) => void
  hasRubric: boolean
}

function ShortcutsDialog({ isOpen, onOpenChange, isOn, onChange, hasRubric }: ShortcutsDialogProps) {
  const { t } = useTranslation('grading')
  return (
    <Dialog title={t('keys.title')} open={isOpen} onOpenChange={onOpenChange} width="small">
      <dl className="flex flex-col gap-2">
        {KEYS.filter(([name]) => hasRubric || name !== 'level').map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt>{t(`keys.${name}`)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Field label={t('keys.on')} layout="inline" className="mt-4">
        <Switch checked={isOn} onCheckedChange={onChange} />
      </Field>
    </Dialog>
  )
}

type GradingDeskProps = { assignment: GradedAssignment; rows: readonly SubmissionRow[]; row: SubmissionRow }

export function GradingDesk({ assignment, rows, row }: GradingDeskProps) {
  const { t } = useTranslation('grading')
  const navigate = useNavigate()
  const [isOnlyWaiting, setOnlyWaiting] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const work = useQuery(workQuery(assignment.id, row.studentId))
  const saves = useSaves(assignment.id)
  const around = findNeighbors(
    rows,
    row.studentId,
    isOnlyWaiting,
    (studentId) => saves.stateOf(studentId) !== undefined,
  )
  // Who saves from the keyboard goes on typing: points come first.
  const goesOn = useRef(false)
  const name = `${row.firstName} ${row.lastName}`
  useTabTitle(name)
  function open(student: SubmissionRow | undefined) {
    if (!student) return announce(t('nobodyLeft'))
    void navigate({
      to: '/teacher/assignments/$id/grade/$studentId',
      params: { id: String(assignment.id), studentId: String(student.studentId) },
      replace: true,
    })
    announce(`${student.firstName} ${student.lastName}`)
  }
  const keys = useShortcuts({
    onNext: () => open(around.next),
    onPrevious: () => open(around.previous),
    onHelp: () => setHelpOpen(true),
    onOnlyWaiting: () => setOnlyWaiting(!isOnlyWaiting),
  })
  return (
    <>
      <GradingHead
        assignment={assignment}
        row={row}
        around={around}
        isOnlyWaiting={isOnlyWaiting}
        onOnlyWaiting={setOnlyWaiting}
        onOpen={open}
        onHelp={() => setHelpOpen(true)}
      />
      <UnsavedNotice
        students={rows.filter(
          ({ studentId }) => studentId !== row.studentId && saves.stateOf(studentId) === 'failed',
        )}
        onOpen={open}
      />
      {work.isError && !work.data ? (
        <ErrorState title={t('workFailed')} query={work} headingLevel={2} />
      ) : work.data ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <WorkView work={work.data} assignment={assignment} />
          <GradeForm
            key={row.studentId}
            assignment={assignment}
            work={work.data}
            saveState={saves.stateOf(row.studentId)}
            hasNext={around.onward !== undefined}
            onShown={() => {
              if (goesOn.current) focusOn('grade')
              goesOn.current = false
            }}
            onSave={(save) => {
              saves.save(work.data, save)
              if (!save.andNext) return
              goesOn.current = around.onward !== undefined && isInForm()
              open(around.onward)
            }}
          />
        </div>
      ) : (
        <WorkSkeleton />
      )}
      <ShortcutsDialog
        isOpen={isHelpOpen}
        onOpenChange={setHelpOpen}
        isOn={keys.isOn}
        onChange={keys.setOn}
        hasRubric={assignment.rubric.length > 0}
      />
    </>
  )
}

type UnsavedNoticeProps = { students: readonly SubmissionRow[]; onOpen: (student: SubmissionRow) => void }

/** Students whose grade did not reach the server; it waits on this device. */
function UnsavedNotice({ students, onOpen }: UnsavedNoticeProps) {
  const { t } = useTranslation('grading')
  if (students.length === 0) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-3 py-1 text-warning-ink"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('save.waiting', { count: students.length })}</span>
      {students.map((student) => (
        <Button key={student.studentId} variant="ghost" onClick={() => onOpen(student)}>
          {`${student.firstName} ${student.lastName}`}
        </Button>
      ))}
    </div>
  )
}

type GradingHeadProps = {
  assignment: GradedAssignment
  row: SubmissionRow
  around: Neighbors
  isOnlyWaiting: boolean
  onOnlyWaiting: (isOn: boolean) => void
  onOpen: (student: SubmissionRow | undefined) => void
  onHelp: () => void
}

function GradingHead(props: GradingHeadProps) {
  const { assignment, row, around, isOnlyWaiting, onOnlyWaiting, onOpen, onHelp } = props
  const { t } = useTranslation('grading')
  const describeDue = useDueText()
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="break-words font-semibold text-3xl">{`${row.firstName} ${row.lastName}`}</h1>
          <GradingStateBadge state={row.state} kind={assignment.kind} />
        </div>
        <p className="text-muted">
          {t('place', { place: around.place, total: around.total })}
          {`\u00a0· ${assignment.className}\u00a0· ${describeDue(assignment.dueDate)}`}
          {'\u00a0· '}
          <AppLink
            to="/teacher/classes/$id/gradebook"
            params={{ id: String(assignment.classId) }}
            className="text-brand-ink underline"
          >
            {t('gradebook')}
          </AppLink>
        </p>
      </div>
      <nav aria-label={t('pupils')} className="flex flex-wrap items-center gap-2">
        <Field label={t('onlyWaiting')} layout="inline" className="me-2">
          <Switch checked={isOnlyWaiting} onCheckedChange={onOnlyWaiting} />
        </Field>
        <div className="flex items-center gap-2">
          <Button
            icon={ChevronLeft}
            variant="outline"
            disabled={!around.previous}
            onClick={() => onOpen(around.previous)}
          >
            {t('previous')}
          </Button>
          <Button variant="outline" disabled={!around.next} onClick={() => onOpen(around.next)}>
            {t('next')}
            <ChevronRight aria-hidden="true" />
          </Button>
          <IconButton label={t('keys.title')} icon={<Keyboard aria-hidden="true" />} onClick={onHelp} />
        </div>
      </nav>
    </header>
  )
}
