import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
} from '#contract/profile/support.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useSendTicket } from '../profile.data.ts'

type Draft = {
  subject: string
  message: string
  category: (typeof TICKET_CATEGORIES)[number]
  priority: (typeof TICKET_PRIORITIES)[number]
}
const EMPTY: Draft = { subject: '', message: '', category: 'general', priority: 'medium' }

export function TicketForm() {
  const { t } = useTranslation('profile')
  const toastFailure = useFailureToast()
  const send = useSendTicket()
  const [draft, setDraft] = useState(EMPTY)
  const [hasTried, setTried] = useState(false)
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }))
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('help.required') : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const empty = draft.subject.trim() === '' ? subject : draft.message.trim() === '' ? message : null
    if (empty) {
      empty.current?.focus()
      toast({ title: t('help.required'), variant: 'destructive' })
      return
    }
    send.mutate(draft, {
      onSuccess: () => {
        setDraft(EMPTY)
        setTried(false)
        toast({ title: t('help.sent'), description: t('help.sentText') })
      },
      onError: (error) => toastFailure(t('help.failed'), error),
    })
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-labelledby="ticket-title">
        <div>
          <CardTitle id="ticket-title">{t('help.title')}</CardTitle>
          <CardDescription>{t('help.text')}</CardDescription>
        </div>
        <Field label={t('help.subject')} error={missing(draft.subject)} isRequired>
          <Input
            ref={subject}
            value={draft.subject}
            maxLength={LONGEST_SUBJECT}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field label={t('help.message')} error={missing(draft.message)} isRequired>
          <Textarea
            ref={message}
            rows={6}
            value={draft.message}
            maxLength={LONGEST_MESSAGE}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('help.category')}>
            <Select
              value={draft.category}
              onValueChange={(value) =>
                change({ category: TICKET_CATEGORIES.find((one) => one === value) ?? 'general' })
              }
            >
              <SelectItems values={TICKET_CATEGORIES} nameOf={(category) => t(`category.${category}`)} />
            </Select>
          </Field>
          <Field label={t('help.priority')}>
            <Select
              value={draft.priority}
              onValueChange={(value) =>
                change({ priority: TICKET_PRIORITIES.find((one) => one === value) ?? 'medium' })
              }
            >
              <SelectItems values={TICKET_PRIORITIES} nameOf={(priority) => t(`priority.${priority}`)} />
            </Select>
          </Field>
        </div>
        <Button
          type="submit"
          isPending={send.isPending}
          pendingLabel={t('help.sending')}
          className="self-start"
        >
          {t('help.send')}
        </Button>
      </form>
    </Card>
  )
}
