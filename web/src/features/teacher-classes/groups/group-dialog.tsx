import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { type ClassGroup, classGroups, LONGEST_GROUP_NAME } from '#contract/teaching/groups.ts'
import type { RosterLine } from '#contract/teaching/roster.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { foldText } from '../../../ui/format/fold-text.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

/** From so many on, scrolling takes longer than typing. */
const SEARCHED_FROM = 10

type MemberChoiceProps = {
  pupils: readonly RosterLine[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

function MemberChoice({ pupils, chosen, onChange }: MemberChoiceProps) {
  const { t } = useTranslation('classes')
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const shown = pupils.filter(({ name, username }) => foldText(`${name} ${username}`).includes(wanted))
  function choose(id: number, isIn: boolean) {
    const next = new Set(chosen)
    if (isIn) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t('groups.who')}</legend>
      {pupils.length >= SEARCHED_FROM && (
        <SearchInput value={search} onValueChange={setSearch} label={t('groups.search')} />
      )}
      {pupils.length === 0 && <p className="text-muted">{t('groups.nobody')}</p>}
      {pupils.length > 0 && shown.length === 0 && <p className="text-muted">{t('groups.notFound')}</p>}
      <ul className="flex flex-col">
        {shown.map(({ studentId, name }) => (
          <li key={studentId} className="[contain-intrinsic-height:auto_2.75rem] [content-visibility:auto]">
            <Field label={name} layout="inline">
              <Checkbox
                checked={chosen.has(studentId)}
                onCheckedChange={(isOn) => choose(studentId, isOn === true)}
              />
            </Field>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type GroupDialogProps = { room: ClassPage; group: ClassGroup | null; onClose: () => void }

export function GroupDialog({ room, group, onClose }: GroupDialogProps) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [name, setName] = useState(group?.name ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(group?.studentIds))
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [create] = useState(() => createWriter(classGroups.create))
  const [update] = useState(() => createWriter(classGroups.update))
  const input = useRef<HTMLInputElement>(null)
  const save = useMutation({
    mutationFn: () => {
      const values = { id: room.id, name: name.trim(), studentIds: stillHere(room, chosen) }
      return group ? update({ ...values, groupId: group.id }) : create(values)
    },
    onSuccess: async () => {
      await refresh()
      toast({ title: t('groups.saved') })
      onClose()
    },
    onError: (error) => {
      setProblem(wordError(error))
      input.current?.focus()
    },
  })

  function submit() {
    const isNamed = name.trim() !== ''
    setProblem(isNamed ? undefined : t('groups.nameMissing'))
    if (isNamed) save.mutate()
    else input.current?.focus()
  }

  return (
    <FormDialog
      title={group ? t('groups.editTitle') : t('groups.createTitle')}
      submitLabel={t('groups.save')}
      isPending={save.isPending}
      pendingLabel={t('groups.saving')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('groups.name')} isRequired error={problem}>
        <Input
          ref={input}
          dir="auto"
          value={name}
          maxLength={LONGEST_GROUP_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <MemberChoice pupils={room.enrolments} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  )
}

/** Who left the class while the dialog was open does not come along. */
function stillHere({ enrolments }: ClassPage, chosen: ReadonlySet<number>): number[] {
  return enrolments.map(({ studentId }) => studentId).filter((id) => chosen.has(id))
}
