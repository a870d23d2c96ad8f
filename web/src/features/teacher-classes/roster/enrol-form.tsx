import { useMutation } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roster } from '#contract/teaching/roster.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

/** One username after the other: the field is free again as soon as the last one is stored. */
export function EnrolForm({ classId, isByInvitation }: { classId: number; isByInvitation: boolean }) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [username, setUsername] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [write] = useState(() => createWriter(roster.enrol))
  const input = useRef<HTMLInputElement>(null)
  const enrol = useMutation({
    mutationFn: (wanted: string) => write({ id: classId, username: wanted }),
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
    if (enrol.isPending) return
    const wanted = username.trim()
    setProblem(wanted ? undefined : t('roster.usernameMissing'))
    if (wanted) enrol.mutate(wanted)
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
      <Button type="submit" isPending={enrol.isPending}>
        <UserPlus aria-hidden="true" />
        {t(isByInvitation ? 'invited.invite' : 'roster.add')}
      </Button>
    </form>
  )
}
