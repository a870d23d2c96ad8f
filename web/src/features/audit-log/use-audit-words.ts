import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction, type AuditSentence } from '#contract/admin/audit-actions.ts'
import type { AuditEntry } from '#contract/admin/audit-log.ts'
import { readChange } from './read-change.ts'

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

const DETAILS = [
  'status',
  'priority',
  'assignedTo',
  'title',
  'name',
  'changed',
  'before',
  'after',
  'to',
  'hours',
  'entries',
  'budgets',
  'itemId',
  'seed',
  'role',
  'grade',
  'isTeacher',
  'fields',
  'people',
  'format',
] as const

export const findSentence = (action: string): AuditSentence | null =>
  action in AUDIT_ACTIONS ? AUDIT_ACTIONS[action as AuditAction] : null

/** What happened in plain sentences; an action of a newer server is shown as it is called. */
export function useAuditWords() {
  const { t } = useTranslation('auditLog')

  function sayWhat({ action, actor, subject, subjectType, details }: AuditEntry): string {
    const who = actor?.name || actor?.username || (isByCommand(details) ? t('command') : t('someone'))
    const typed = typeof details.name === 'string' ? details.name : null
    const whom = subject?.name || subject?.username || typed || t('noSubject')
    const sentence = findSentence(action)
    if (!sentence) return t('unknown', { actor: who, action })
    return t(`action.${sentence}`, { actor: who, subject: subjectType === 'user' ? whom : (typed ?? whom) })
  }

  function sayThing(type: string): string {
    const known = SUBJECT_TYPES.find((one) => one === type)
    return known ? t(`subjectType.${known}`) : type.replaceAll('_', ' ')
  }

  function sayDetail(name: string): string {
    const known = DETAILS.find((one) => one === name)
    return known ? t(`detail.${known}`) : name
  }

  function sayValue(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (Array.isArray(value)) return value.map(sayValue).join(', ') || t('nothing')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, part]) => `${sayDetail(name)}: ${sayValue(part)}`)
        .join('; ')
    return String(value)
  }

  function sayDetails({ details }: AuditEntry): [name: string, value: string][] {
    // Who did it stands in the sentence.
    const { by: _, ...others } = details
    return Object.entries(isByCommand(details) ? others : details).map(([name, value]) => {
      const change = readChange(name, value)
      const said = change
        ? t('was', { before: sayValue(change[0]), after: sayValue(change[1]) })
        : sayValue(value)
      return [sayDetail(name), said]
    })
  }

  return { sayWhat, sayThing, sayDetails }
}

const isByCommand = ({ by }: AuditEntry['details']) => by === 'command'
