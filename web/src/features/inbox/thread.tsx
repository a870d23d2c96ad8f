import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Copy } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InboxEntry, type InboxItem, type InboxThread, LONGEST_NOTE } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '#contract/profile/support.ts'
import { ApiError } from '../../api/call.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useUser } from '../../kit/session.ts'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AnswerForm } from './answer-form.tsx'
import { threadQuery, useChangeItem } from './inbox.data.ts'
import type { OpenItem } from './inbox-address.ts'

const STATUS: Record<InboxItem['status'], BadgeTone> = {
  open: 'info',
  in_progress: 'warning',
  resolved: 'success',
  closed: 'neutral',
}
const PRIORITY: Record<InboxItem['priority'], BadgeTone> = {
  low: 'neutral',
  medium: 'outline',
  high: 'warning',
  urgent: 'destructive',
}

export function ItemBadges({ item }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={STATUS[item.status]}>{t(`status.${item.status}`)}</Badge>
      {item.priority !== 'medium' && (
        <Badge tone={PRIORITY[item.priority]}>{t(`priority.${item.priority}`)}</Badge>
      )}
      <Badge tone="outline">{t(`kind.${item.kind}`)}</Badge>
      {item.category && item.category !== 'general' && (
        <Badge tone="outline">{t(`category.${item.category}`)}</Badge>
      )}
      {item.isAnswered && <Badge tone="success">{t('answered')}</Badge>}
    </span>
  )
}

export function Thread({ item, onBack }: { item: OpenItem; onBack: () => void }) {
  const { t } = useTranslation('inbox')
  const found = useQuery(threadQuery(item))
  const isGone = found.error instanceof ApiError && found.error.status === 404
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <Button icon={ArrowLeft} variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {found.data && <Opened thread={found.data} />}
      {found.isPending && <SkeletonBlocks blocks={['h-44', 'h-64']} />}
      {found.isError && !found.data && (
        <ErrorState
          {...(isGone
            ? { title: t('gone'), description: t('goneText') }
            : { title: t('threadFailed'), query: found })}
        />
      )}
    </div>
  )
}

function Opened({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever opened it goes on reading here.
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-semibold text-2xl leading-snug outline-none wrap-anywhere"
          >
            {thread.subject}
          </h2>
          <ItemBadges item={thread} />
          <p className="text-muted">{t('received', { date: say(thread.createdAt) })}</p>
        </div>
        <p className="max-w-reading whitespace-pre-wrap text-lg wrap-anywhere">{thread.message}</p>
        <SenderCard thread={thread} />
        <ThreadActions thread={thread} />
      </Card>
      <Card>
        <section aria-labelledby="inbox-thread" className="flex flex-col gap-3">
          <h3 id="inbox-thread" className="font-semibold text-xl">
            {t('thread')}
          </h3>
          {thread.entries.length === 0 ? (
            <p className="text-muted">{t('nothingDone')}</p>
          ) : (
            // Answers, notes and changes, the oldest first.
            <ol className="flex flex-col gap-3">
              {thread.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </section>
      </Card>
      <Card>
        <AnswerForm thread={thread} />
      </Card>
      <Card>
        <NoteForm thread={thread} />
      </Card>
    </>
  )
}

/** Notes are only ever added, so two admins may write at once. */
function NoteForm({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const toastFailure = useFailureToast()
  const change = useChangeItem(thread)
  const [note, setNote] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return
    change.mutateAsync({ note }).then(
      () => {
        setNote('')
        toast({ title: t('noteAdded') })
      },
      (error) => toastFailure(t('noteFailed'), error),
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('note')} description={t('noteHint')}>
        <Textarea
          rows={2}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" isPending={change.isPending} disabled={note.trim() === ''}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  )
}

function Entry({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  const sentence = useEntrySentence()
  const isText = entry.kind === 'answer' || entry.kind === 'note'
  return (
    <li
      className={
        isText ? `rounded-control p-3 ${entry.kind === 'answer' ? 'bg-brand-soft' : 'bg-sunken'}` : ''
      }
    >
      <p className={entry.kind === 'answer' ? 'text-brand-ink' : 'text-muted'}>
        {[sentence(entry), say(entry.createdAt)].join(' · ')}
      </p>
      {isText && <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{entry.text}</p>}
      {entry.mail && <p className="font-medium">{t(`mail.${entry.mail}`)}</p>}
    </li>
  )
}

function useEntrySentence(): (entry: InboxEntry) => string {
  const { t } = useTranslation('inbox')
  return ({ kind, text, author }) => {
    const who = { author: author ?? t('somebody') }
    if (kind === 'assigned') return text === null ? t('entry.givenBack', who) : t('entry.taken', who)
    const status = TICKET_STATUSES.find((one) => one === text)
    if (kind === 'status' && status) return t('entry.status', { ...who, value: t(`status.${status}`) })
    const priority = TICKET_PRIORITIES.find((one) => one === text)
    if (kind === 'priority' && priority)
      return t('entry.priority', { ...who, value: t(`priority.${priority}`) })
    return kind === 'answer' ? t('entry.answer', who) : t('entry.note', who)
  }
}

function SenderCard({ thread: { sender } }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const gradeText = useGradeText()
  const { userId, name, username, email, role, grade } = sender
  const isLearner = role === 'student' || role === 'college'

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('copied') })
    } catch {
      toast({ title: t('copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <section aria-label={t('sender')} className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-muted">
          {' '}
          {[
            ...(username ? [username] : []),
            role ? t(`role.${role}`) : t('noAccount'),
            ...(isLearner && grade !== null ? [gradeText(grade)] : []),
          ].join(' · ')}
        </span>
      </p>
      {email && (
        <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
          <a href={`mailto:${email}`} className="underline underline-offset-4 hover:decoration-2">
            {email}
          </a>
          <Button icon={Copy} variant="outline" onClick={() => void copy(email)}>
            {t('copyAddress')}
          </Button>
        </p>
      )}
      {userId !== null && (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <AppLink
            to="/admin/user-management"
            search={{ q: username ?? name }}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('account')}
          </AppLink>
          <AppLink
            to="/admin/inbox"
            search={{ userId, status: 'all' }}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('all')}
          </AppLink>
        </p>
      )}
    </section>
  )
}

type Status = InboxThread['status']

/** Takes effect at once; closing can be taken back. */
function ThreadActions({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const toastFailure = useFailureToast()
  const user = useUser()
  const change = useChangeItem(thread)
  const { revision, status, assignee } = thread
  const isMine = assignee !== null && assignee.id === user?.id

  async function apply(wanted: Parameters<typeof change.mutateAsync>[0]): Promise<InboxThread | null> {
    try {
      return await change.mutateAsync(wanted)
    } catch (error) {
      toastFailure(t('changeFailed'), error)
      return null
    }
  }
  async function setStatus(next: Status) {
    const changed = await apply({ revision, status: next })
    if (changed && (next === 'closed' || next === 'resolved'))
      toast({
        title: next === 'closed' ? t('closedToast') : t('status.resolved'),
        action: { label: t('undo'), onAction: () => void apply({ status }) },
      })
  }
  const take = () =>
    apply({ revision, assign: 'me', ...(status === 'open' && { status: 'in_progress' as const }) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('status.label')} className="w-full sm:w-44">
        <Select value={status} onValueChange={(value) => void setStatus(value as Status)}>
          <SelectItems values={TICKET_STATUSES} nameOf={(one) => t(`status.${one}`)} />
        </Select>
      </Field>
      <Field label={t('priority.label')} className="w-full sm:w-40">
        <Select
          value={thread.priority}
          onValueChange={(value) => void apply({ revision, priority: value as InboxThread['priority'] })}
        >
          <SelectItems values={TICKET_PRIORITIES} nameOf={(one) => t(`priority.${one}`)} />
        </Select>
      </Field>
      {isMine ? (
        <Button
          variant="outline"
          isPending={change.isPending}
          onClick={() => void apply({ revision, assign: 'nobody' })}
        >
          {t('giveBack')}
        </Button>
      ) : (
        <Button variant="outline" isPending={change.isPending} onClick={() => void take()}>
          {assignee ? t('takeOver') : t('take')}
        </Button>
      )}
      <p className="w-full text-muted">{assignee ? t('inHandOf', { name: assignee.name }) : t('nobody')}</p>
    </div>
  )
}
