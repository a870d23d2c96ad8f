import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { ownClassesQuery } from '../../../kit/classroom/own-classes.data.ts'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { openDraft } from '../../../kit/study/draft.ts'
import { DraftNotice } from '../../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { withUser } from '../../../kit/with-user.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useAssignmentDeeds } from '../use-assignment-deeds.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { AssignmentValues, EMPTY_ASSIGNMENT, toFields } from './assignment-values.ts'
import { readStart } from './read-start.ts'

export const CreateAssignmentScreen = withUser(CreateAssignment)

function CreateAssignment({ user }: { user: User }) {
  const { t } = useTranslation('assignments')
  const navigate = useNavigate()
  const { refresh } = useAssignmentDeeds()
  const [create] = useState(() => createWriter(assignments.create))
  const query = useSearch({ from: '/teacher/assignments/create' })
  const named = Number(query.class)
  const zone = useSchoolZone()
  const rooms = (useQuery(ownClassesQuery).data ?? []).filter(({ isActive }) => isActive)
  // Who came from a class, or has but one, need not choose it.
  const only = rooms.find(({ id }) => id === named) ?? (rooms.length === 1 ? rooms[0] : undefined)
  const [draft] = useState(() => openDraft(user.id, 'assignment.new', AssignmentValues))
  const [start] = useState(() => readStart(query))
  // Who was led here to give something out goes on with that.
  const [kept] = useState(() => (start ? null : draft.read()))
  const [typed, setTyped] = useState<AssignmentValues>(kept ?? start ?? EMPTY_ASSIGNMENT)
  const [isFromDraft, setFromDraft] = useState(kept !== null)
  const [isSaved, setSaved] = useState(false)
  const values = { ...typed, classId: typed.classId ?? only?.id ?? null }
  const isWorthKeeping = typed.title.trim() !== '' || typed.instructions.trim() !== ''
  useKeptDraft(draft, typed, isWorthKeeping && !isSaved)

  async function save(status: 'active' | 'draft') {
    const { id, title } = await create({ ...toFields(values, zone), status })
    setSaved(true)
    draft.forget()
    await refresh()
    toast({ title: status === 'active' ? t('form.given', { title }) : t('form.drafted', { title }) })
    await navigate({ to: '/teacher/assignments/$id', params: { id: String(id) } })
  }

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="font-semibold text-3xl">{t('form.createTitle')}</h1>
      {isFromDraft && (
        <DraftNotice
          onDiscard={() => {
            setTyped(EMPTY_ASSIGNMENT)
            setFromDraft(false)
          }}
        />
      )}
      <AssignmentForm
        values={values}
        onChange={(change) =>
          setTyped((before) => change({ ...before, classId: before.classId ?? values.classId }))
        }
        submitLabel={t('form.give')}
        onSave={() => save('active')}
        aside={(check) => (
          <>
            <Button variant="outline" onClick={() => check(() => save('draft'))}>
              {t('form.draft')}
            </Button>
            <LinkButton to="/teacher/assignments" variant="outline">
              {t('form.cancel')}
            </LinkButton>
          </>
        )}
      />
    </div>
  )
}
