import { LifeBuoy } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contact, LONGEST_CONTACT_NAME, LONGEST_EMAIL } from '#contract/profile/contact.ts'
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '#contract/profile/support.ts'
import { ApiError } from '../../../api/call.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { Prose } from '../frame/prose.tsx'
import { PagePart, PublicPage } from '../frame/public-page.tsx'
import {
  checkMessage,
  FIELDS,
  type FieldName,
  type Message,
  type Problems,
  readProblems,
} from './check-message.ts'

const EMPTY: Message = { name: '', email: '', subject: '', message: '' }

function ContactForm() {
  const { t, i18n } = useTranslation('contact')
  const user = useUser()
  const errorText = useErrorText()
  const send = useWrite(contact.send)
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<Message>(() => ({ ...EMPTY, ...introduce(user) }))
  const [website, setWebsite] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  function change(name: FieldName, value: string) {
    setMessage((old) => ({ ...old, [name]: value }))
    // What was wrong with a field is taken back as soon as somebody puts it right.
    setProblems(({ [name]: _, ...others }) => others)
  }

  function show(found: Problems): boolean {
    setProblems(found)
    const first = FIELDS.find((name) => found[name])
    if (!first) return false
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return true
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending || show(checkMessage(message))) return
    send.mutateAsync({ ...message, website }).then(
      () => {
        setMessage(EMPTY)
        toast({ title: t('form.sent'), description: t('form.sentText') })
      },
      (error) => {
        // What is wrong with a field is said at the field, while there is one.
        if (form.current && error instanceof ApiError && show(readProblems(error.issues))) return send.reset()
        toastError(t('form.failed'), errorText(error))
      },
    )
  }

  /** What all four have alike. */
  const wire = (name: FieldName) => ({
    name,
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  const say = (name: FieldName) => {
    const problem = problems[name]
    return problem && t(`form.${problem}`)
  }
  const count = (length: number) => length.toLocaleString(i18n.language)

  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-labelledby="contact-title"
        className="relative flex flex-col gap-5"
      >
        <CardTitle id="contact-title">{t('form.title')}</CardTitle>
        <Field label={t('form.name')} error={say('name')} isRequired>
          <Input autoComplete="name" maxLength={LONGEST_CONTACT_NAME} {...wire('name')} />
        </Field>
        <Field label={t('form.email')} description={t('form.emailHelp')} error={say('email')} isRequired>
          <Input type="email" autoComplete="email" maxLength={LONGEST_EMAIL} {...wire('email')} />
        </Field>
        <Field label={t('form.subject')} error={say('subject')} isRequired>
          <Input maxLength={LONGEST_SUBJECT} {...wire('subject')} />
        </Field>
        <Field
          label={t('form.message')}
          error={say('message')}
          isRequired
          aside={
            <span className="text-muted tabular-nums">
              {t('form.used', { used: count(message.message.length), most: count(LONGEST_MESSAGE) })}
            </span>
          }
        >
          <Textarea rows={7} maxLength={LONGEST_MESSAGE} {...wire('message')} />
        </Field>
        <Trap value={website} onChange={setWebsite} />
        {send.isError && (
          <p
            role="alert"
            className="rounded-control border border-destructive-edge bg-destructive-soft px-4 py-3 text-destructive-ink"
          >
            <strong className="block font-semibold">{t('form.failed')}</strong>
            {errorText(send.error)}
          </p>
        )}
        <Button
          type="submit"
          isPending={send.isPending}
          pendingLabel={t('form.sending')}
          className="self-start max-sm:w-full"
        >
          {t('form.submit')}
        </Button>
      </form>
    </Card>
  )
}

/** Who is signed in need not type who they are. */
function introduce(user: ReturnType<typeof useUser>): Partial<Message> {
  if (!user) return {}
  return { name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email ?? '' }
}

/** A field that people do not come across; who fills it in is a program. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('contact')
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {t('form.website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  )
}

const QUESTIONS = [
  'start',
  'who',
  'cost',
  'children',
  'offline',
  'tutor',
  'teachers',
  'password',
  'data',
] as const

function Questions() {
  const { t } = useTranslation('contact')
  return (
    <PagePart id="faq" title={t('faq.title')}>
      <Accordion isMultiple>
        {QUESTIONS.map((name) => (
          <AccordionItem key={name} value={name} title={t(`faq.${name}.question`)}>
            <Prose text={t(`faq.${name}.answer`)} />
          </AccordionItem>
        ))}
      </Accordion>
    </PagePart>
  )
}

export function ContactScreen() {
  const { t } = useTranslation('contact')
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      drawing={<Signpost className="h-36 w-auto max-lg:hidden" />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm />
        <OtherWays />
      </div>
      <Questions />
    </PublicPage>
  )
}

function OtherWays() {
  const { t } = useTranslation('contact')
  const user = useUser()
  return (
    <Card tone="sunken" className="flex flex-col gap-4">
      <CardTitle>{t('ways.title')}</CardTitle>
      {user && (
        <div className="flex flex-col items-start gap-3">
          <p>{t('ways.ticket')}</p>
          <LinkButton to="/profile" search={{ tab: 'help' }} variant="outline">
            <LifeBuoy aria-hidden="true" />
            {t('ways.ticketLink')}
          </LinkButton>
        </div>
      )}
      <p>{t('ways.school')}</p>
      <p>{t('ways.emergency')}</p>
    </Card>
  )
}
