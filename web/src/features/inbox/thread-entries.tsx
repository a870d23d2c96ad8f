import { useTranslation } from 'react-i18next'
import type { InboxEntry, InboxThread } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '#contract/profile/support.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'

/** Answers, notes and changes, the oldest first. */
export function ThreadEntries({ thread: { entries } }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  return (
    <section aria-labelledby="inbox-thread" className="flex flex-col gap-3">
      <h3 id="inbox-thread" className="font-semibold text-xl">
        {t('thread')}
      </h3>
      {entries.length === 0 ? (
        <p className="text-muted">{t('nothingDone')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: InboxEntry }) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  const sentence = useEntrySentence()
  const isText = entry.kind === 'answer' || entry.kind === 'note'
  return (
    <div
      className={
        isText ? `rounded-control p-3 ${entry.kind === 'answer' ? 'bg-brand-soft' : 'bg-sunken'}` : ''
      }
    >
      <p className={entry.kind === 'answer' ? 'text-brand-ink' : 'text-muted'}>
        {[sentence(entry), say(entry.createdAt)].join(' · ')}
      </p>
      {isText && <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{entry.text}</p>}
      {entry.mail && <p className="font-medium">{t(`mail.${entry.mail}`)}</p>}
    </div>
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
