import { useQuery } from '@tanstack/react-query'
import { Download, FileUp, IdCard, MailX, Undo2, UserPlus } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { type RosterLine, roster } from '#contract/teaching/roster.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { LiveActivity } from '../../../kit/classroom/live-activity.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useUser } from '../../../kit/session.ts'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { RosterTable } from '../roster/roster-table.tsx'
import { useClassDeeds } from '../use-class-deeds.ts'

const loadCardsDialog = async () => (await import('../cards/cards-dialog.tsx')).CardsDialog

/** Who is in the class: bring them in by username or by a list, look them up, take them out. */
export function StudentsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const [isImporting, setImporting] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  // Who waits for approval lets nobody in.
  const mayPrint = useUser()?.isWaitingForApproval === false && room.isActive
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('roster.heading')}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <EnrollForm classId={room.id} isByInvitation={room.isByInvitation} />
        <div className="flex flex-wrap gap-3">
          <Button icon={FileUp} variant="outline" onClick={() => setImporting(true)}>
            {t('roster.import')}
          </Button>
          {mayPrint && room.enrolments.length > 0 && (
            <Button icon={IdCard} variant="outline" onClick={() => setPrinting(true)}>
              {t('roster.cards')}
            </Button>
          )}
          {room.enrolments.length > 0 && (
            <Button asChild variant="outline">
              <a href={`/api/teacher/classes/${room.id}/students/export`} download>
                <Download aria-hidden="true" />
                {t('roster.export')}
              </a>
            </Button>
          )}
        </div>
      </div>
      {room.invitations.length > 0 && (
        <InvitedStudents classId={room.id} lines={room.invitations} onGone={() => heading.current?.focus()} />
      )}
      {room.enrolments.length + room.invitations.length === 0 && (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('roster.emptyTitle')}
          description={t('roster.emptyText')}
          headingLevel={3}
        />
      )}
      {room.enrolments.length > 0 && <RosterTable room={room} onGone={() => heading.current?.focus()} />}
      {room.isActive && room.enrolments.length > 0 && <LiveActivity classId={room.id} />}
      {/* Asked for when it is opened: most teachers never need it. */}
      <Accordion>
        <AccordionItem value="past" title={t('roster.past')}>
          <PastList classId={room.id} />
        </AccordionItem>
      </Accordion>
      {isPrinting && (
        <FetchedDialog
          load={loadCardsDialog}
          props={{ classId: room.id, name: room.name, onClose: () => setPrinting(false) }}
        />
      )}
      {isImporting && <ImportDialog classId={room.id} onClose={() => setImporting(false)} />}
    </div>
  )
}

/** One username after the other: the field is free again as soon as the last one is stored. */
function EnrollForm({ classId, isByInvitation }: { classId: number; isByInvitation: boolean }) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [username, setUsername] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const enroll = useWrite(roster.enrol, {
    onSuccess: async ({ name, status }) => {
      setUsername('')
      toast({ title: t(status === 'active' ? 'roster.added' : 'invited.done', { name }) })
      input.current?.focus()
      await refresh()
    },
    onError: (error) => {
      setProblem(wordError(error))
      input.current?.focus()
    },
  })

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (enroll.isPending) return
    const wanted = username.trim()
    setProblem(wanted ? undefined : t('roster.usernameMissing'))
    if (wanted) enroll.mutate({ id: classId, username: wanted })
    else input.current?.focus()
  }

  return (
    <form onSubmit={add} noValidate className="flex min-w-0 flex-1 basis-72 items-start gap-2 sm:max-w-md">
      <Field label={t('roster.username')} isLabelHidden error={problem} className="min-w-0 flex-1">
        <Input
          ref={input}
          value={username}
          maxLength={100}
          placeholder={t('roster.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      <Button icon={UserPlus} type="submit" isPending={enroll.isPending}>
        {t(isByInvitation ? 'invited.invite' : 'roster.add')}
      </Button>
    </form>
  )
}

type InvitedStudentsProps = { classId: number; lines: readonly RosterLine[]; onGone: () => void }

/** Who is asked to come in: until they agree, a username is all there is to see. */
function InvitedStudents({ classId, lines, onGone }: InvitedStudentsProps) {
  const { t } = useTranslation('classes')
  return (
    <TitledSection
      title={t('invited.heading', { count: lines.length })}
      level={3}
      titleClass="font-semibold text-lg"
      className="flex flex-col gap-2"
    >
      <p className="text-muted">{t('invited.text')}</p>
      <Card padding="small" className="max-h-96 overflow-y-auto">
        <ul className="divide-y divide-border">
          {lines.map((line) => (
            <InvitedLine key={line.studentId} classId={classId} line={line} onGone={onGone} />
          ))}
        </ul>
      </Card>
    </TitledSection>
  )
}

function InvitedLine({ classId, line, onGone }: { classId: number; line: RosterLine; onGone: () => void }) {
  const { t, i18n } = useTranslation('classes')
  const { t: tUi } = useTranslation('ui')
  const removeWithUndo = useRemoveWithUndo()
  const { refresh } = useClassDeeds()
  const [write] = useState(() => createWriter(roster.setStatus))
  const { studentId, name, consent, enrolledAt } = line
  const hasDeclined = consent === 'declined'
  const withdraw = () =>
    removeWithUndo({
      remove: () => write({ id: classId, studentId, status: 'removed' }),
      // As it was before, also for who has said no.
      restore: () => write({ id: classId, studentId, status: 'inactive' }),
      refresh,
      removed: t(hasDeclined ? 'invited.cleared' : 'invited.withdrawn', { name }),
      removeFailed: t('invited.withdrawFailed', { name }),
      moveFocus: onGone,
    })
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-medium">{name}</span>
        {hasDeclined ? (
          <Badge>{t('invited.declined')}</Badge>
        ) : (
          <Badge tone="amber">{t('invited.waits')}</Badge>
        )}
        <span className="text-muted">
          {t('invited.since', { date: formatDate(enrolledAt, tUi, i18n.language) })}
        </span>
      </span>
      <IconButton
        label={t(hasDeclined ? 'invited.clear' : 'invited.withdraw', { name })}
        icon={MailX}
        onClick={() => void withdraw()}
      />
    </li>
  )
}

function PastList({ classId }: { classId: number }) {
  const { t } = useTranslation('classes')
  const found = useQuery({
    queryKey: ['classes', 'past', classId],
    queryFn: ({ signal }) => call(roster.list, { id: classId }, { signal }),
    select: (lines) => lines.filter(isPast),
  })
  if (found.isPending) return <SkeletonBlocks blocks={['h-12']} shape="control" />
  if (found.isError && !found.data)
    return <ErrorState headingLevel={4} title={t('roster.pastFailed')} query={found} />
  if (found.data.length === 0) return <p className="text-muted">{t('roster.pastNone')}</p>
  return (
    <ul className="divide-y divide-border">
      {found.data.map((line) => (
        <PastLine key={line.studentId} classId={classId} line={line} />
      ))}
    </ul>
  )
}

/** Open and declined invitations stand above, until the teacher takes them away. */
function isPast({ status, consent }: RosterLine): boolean {
  return status === 'removed' || (status === 'inactive' && (consent === 'given' || consent === 'left'))
}

function useStandingText(): (line: RosterLine) => string {
  const { t } = useTranslation('classes')
  return ({ status, consent }) => {
    if (consent === 'declined') return t('invited.hasDeclined')
    if (consent === 'asked') return t('invited.takenBack')
    return status === 'removed' ? t('roster.takenOut') : t('roster.left')
  }
}

function PastLine({ classId, line }: { classId: number; line: RosterLine }) {
  const { t } = useTranslation('classes')
  const toastFailure = useFailureToast()
  const { refresh } = useClassDeeds()
  const sayStanding = useStandingText()
  const { studentId, name } = line
  const takeBack = useWrite(roster.setStatus, {
    onSuccess: async ({ status }) => {
      await refresh()
      toast({ title: t(status === 'active' ? 'roster.added' : 'invited.done', { name }) })
    },
    onError: (error) => toastFailure(t('error'), error),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="wrap-anywhere">
        {name} <span className="text-muted">({sayStanding(line)})</span>
      </span>
      {line.consent !== 'declined' && (
        <Button
          icon={Undo2}
          variant="outline"
          isPending={takeBack.isPending}
          aria-label={t('roster.takeBackOf', { name })}
          onClick={() => takeBack.mutate({ id: classId, studentId, status: 'active' })}
        >
          {t('roster.takeBack')}
        </Button>
      )}
    </li>
  )
}
