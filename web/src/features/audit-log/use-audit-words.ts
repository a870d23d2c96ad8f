import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/audit-log.ts'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '#contract/profile/support.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { type AuditRow, findSentence, listShown } from './fold-entries.ts'
import { isDay, nameDetail, readChange } from './name-detail.ts'

export const SUBJECT_TYPES = [
  'user',
  'support_ticket',
  'contact_message',
  'canned_answer',
  'testimonial',
  'safety_alert',
  'curriculum_documents',
  'video_content',
  'study_guide',
  'dispute',
] as const

const SIGN_IN_WAYS = [
  'password',
  'code',
  'provider',
  'registration',
  'passkey',
  'resetLink',
  'card',
  'pictures',
] as const
const MILLIONTHS = 1_000_000

/** What happened in plain sentences; an action of a newer server is shown as it is called. */
export function useAuditWords() {
  const { t, i18n } = useTranslation('auditLog')
  const number = new Intl.NumberFormat(i18n.language)
  const list = new Intl.ListFormat(i18n.language)
  const moment = useMomentText()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })

  function sayWhom(entry: AuditEntry): string {
    const { subject, subjectType, details } = entry
    const shown = listShown(entry)
    if (shown) return sayMany(entry, shown.length)
    const typed = typeof details.name === 'string' ? details.name : null
    const whom = subject?.name || subject?.username || typed || t('noSubject')
    return subjectType === 'user' ? whom : (typed ?? whom)
  }

  /** The session monitor and the list of accounts show others than students, too. */
  const sayMany = ({ action }: AuditEntry, count: number): string =>
    ['sawOnline', 'sawUserList'].includes(findSentence(action) ?? '')
      ? t('people', { count })
      : t('students', { count })

  const sayWhat = (entry: AuditEntry): string => sayOf(entry, sayWhom(entry))

  function sayOf({ action, actor, actorId, details }: AuditEntry, subject: string): string {
    const nobody = isByCommand(details) ? t('command') : t('someone')
    const unnamed = actorId === null ? nobody : t('removedAccount', { id: actorId })
    const who = actor?.name || actor?.username || unnamed
    const sentence = findSentence(action)
    if (!sentence) return t('unknown', { actor: who, action })
    return t(`action.${sentence}`, { actor: who, subject })
  }

  function sayThing(type: string): string {
    const known = SUBJECT_TYPES.find((one) => one === type)
    return known ? t(`subjectType.${known}`) : type.replaceAll('_', ' ')
  }

  function sayDetail(name: string, value?: unknown): string {
    const named = nameDetail(name, value)
    if (named === 'firstDay') return t('filters.from')
    if (named === 'lastDay') return t('filters.to')
    const isKnown = i18n.exists(`detail.${named}`, { ns: 'auditLog' })
    return isKnown ? t(`detail.${named as 'status'}`) : name
  }

  /** Words of the product where the log keeps a name of the program. */
  function sayWord(name: string, value: string): string {
    const status = TICKET_STATUSES.find((one) => name === 'status' && one === value)
    const priority = TICKET_PRIORITIES.find((one) => name === 'priority' && one === value)
    const role = ROLES.find((one) => name === 'role' && one === value)
    if (status) return t(`value.status.${status}`)
    if (priority) return t(`value.priority.${priority}`)
    if (role) return t(`value.role.${role}`)
    const way = SIGN_IN_WAYS.find((one) => name === 'way' && one === value)
    if (way) return t(`value.way.${way}`)
    if (name === 'subjectType') return sayThing(value)
    if (name === 'upTo') return moment(value)
    if (isDay(value)) return day.format(new Date(value))
    return name === 'changed' || name === 'fields' ? sayDetail(value) : value
  }

  function sayValue(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (typeof value === 'number') return number.format(name.startsWith('cost') ? value / MILLIONTHS : value)
    if (Array.isArray(value)) return value.map((part) => sayValue(name, part)).join(', ') || t('nothing')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([inner, part]) => `${sayDetail(inner)}: ${sayValue(inner, part)}`)
        .join('; ')
    return sayWord(name, String(value))
  }

  function sayDetails({ details }: AuditEntry): [name: string, value: string][] {
    // Who did it stands in the sentence.
    const { by: _, ...others } = details
    return Object.entries(isByCommand(details) ? others : details).map(([name, value]) => {
      const change = readChange(name, value)
      const said = change
        ? t('was', { before: sayValue(name, change[0]), after: sayValue(name, change[1]) })
        : sayValue(name, value)
      return [sayDetail(name, value), said]
    })
  }

  /** A row of several says how many it is about, and its details who they are. */
  function sayRow({ entry, others }: AuditRow) {
    if (others.length === 0) {
      // Their names are fetched when the row is opened.
      const { personIds: _, ...details } = entry.details
      return { sentence: sayWhat(entry), details: sayDetails({ ...entry, details }) }
    }
    const people = [entry, ...others]
    const names: [string, string] = [t('column.subject'), list.format(people.map(sayWhom))]
    return {
      sentence: sayOf(entry, sayMany(entry, people.length)),
      details: [names, ...sayDetails(entry)],
    }
  }

  return { sayWhat, sayRow, sayThing, sayDetails }
}

const isByCommand = ({ by }: AuditEntry['details']) => by === 'command'
