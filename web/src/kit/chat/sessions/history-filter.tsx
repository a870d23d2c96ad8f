import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { chatSubjectsQuery } from '../chat.data.ts'
import { useSubjectName } from '../use-subject-name.ts'

/** The empty text cannot be the value of an entry. */
const ALL = 'all'

type HistoryFilterProps = {
  user: User
  isCurrent: boolean
  filter: string | null
  onFilter: (subject: string | null) => void
  onChoose: () => void
}

/** The way to what was said outside of sessions, all of it or about one subject. */
export function HistoryFilter({ user, isCurrent, filter, onFilter, onChoose }: HistoryFilterProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const subjects = useQuery(chatSubjectsQuery(user.id)).data ?? []
  const listed = filter !== null && !subjects.includes(filter) ? [...subjects, filter] : subjects
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className={`flex min-h-13 items-center gap-2 rounded-control border px-3 text-start font-medium ${isCurrent ? 'border-brand-edge bg-brand-soft' : 'border-transparent hover:bg-fill'}`}
      >
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
        {t('sessions.outside')}
      </button>
      {listed.length > 0 && (
        <Field label={t('sessions.filter')} isLabelHidden>
          <Select
            value={filter === null ? ALL : `of:${filter}`}
            onValueChange={(value) => onFilter(value === ALL ? null : value.slice('of:'.length))}
          >
            <SelectItem value={ALL}>{t('sessions.allSubjects')}</SelectItem>
            {listed.map((name) => (
              <SelectItem key={name} value={`of:${name}`}>
                {saySubject(name)}
              </SelectItem>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
