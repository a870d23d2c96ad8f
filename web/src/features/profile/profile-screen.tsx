import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile/profile.ts'
import {
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  type OwnTicket,
  type SupportTicket,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
} from '#contract/profile/support.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { LogoMark } from '../../ui/drawings/logo-mark.tsx'
import { WateringCan } from '../../ui/drawings/watering-can.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Card, CardIntro, CardTitle } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast, toastError } from '../../ui/toast/toast-store.ts'
import { OverviewTab } from './overview/overview-tab.tsx'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { profileQuery, ticketsQuery, useSendTicket } from './profile.data.ts'
import { PROFILE_TABS, readTab } from './read-tab.ts'
import { SettingsTab } from './settings/settings-tab.tsx'

type Draft = {
  subject: string
  message: string
  category: (typeof TICKET_CATEGORIES)[number]
  priority: (typeof TICKET_PRIORITIES)[number]
}
const EMPTY: Draft = { subject: '', message: '', category: 'general', priority: 'medium' }

function TicketForm() {
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
      toastError(t('help.required'))
      return
    }
    send.mutateAsync(draft).then(
      () => {
        setDraft(EMPTY)
        setTried(false)
        toast({ title: t('help.sent'), description: t('help.sentText') })
      },
      (error) => toastFailure(t('help.failed'), error),
    )
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-labelledby="ticket-title">
        <CardIntro id="ticket-title" title={t('help.title')} text={t('help.text')} />
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
              onValueChange={(category) => change({ category: category as Draft['category'] })}
            >
              <SelectItems values={TICKET_CATEGORIES} nameOf={(category) => t(`category.${category}`)} />
            </Select>
          </Field>
          <Field label={t('help.priority')}>
            <Select
              value={draft.priority}
              onValueChange={(priority) => change({ priority: priority as Draft['priority'] })}
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

const TONES: Record<SupportTicket['status'], BadgeTone> = {
  open: 'info',
  in_progress: 'warning',
  resolved: 'success',
  closed: 'neutral',
}

/** Asked for only once the tab is seen. */
function TicketList({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('profile')
  const tickets = useQuery({ ...ticketsQuery, enabled: isShown })
  return (
    <TitledSection title={t('tickets.title')} titleClass="font-semibold text-xl">
      {tickets.isPending && <SkeletonBlocks blocks={['h-28']} times={2} className="flex flex-col gap-3" />}
      {tickets.isError && !tickets.data && (
        <ErrorState title={t('tickets.failed')} headingLevel={3} query={tickets} />
      )}
      {tickets.data?.length === 0 && (
        <EmptyState
          drawing={<WateringCan />}
          title={t('tickets.empty')}
          description={t('tickets.emptyText')}
          headingLevel={3}
        />
      )}
      {tickets.data && tickets.data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {tickets.data.map((ticket) => (
            <li key={ticket.id}>
              <Ticket ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

function Ticket({ ticket }: { ticket: OwnTicket }) {
  const { t, i18n } = useTranslation('profile')
  const day = new Date(ticket.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <Card padding="small" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-medium text-lg wrap-anywhere">{ticket.subject}</h3>
        <Badge tone={TONES[ticket.status]}>
          {t(`status.${ticket.status === 'in_progress' ? 'inProgress' : ticket.status}`)}
        </Badge>
      </div>
      <p className="text-muted">
        {[day, t(`category.${ticket.category}`), t(`priority.${ticket.priority}`)].join(' · ')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{ticket.message}</p>
      {ticket.answers.map(({ text, createdAt }) => (
        <div key={createdAt} className="rounded-control bg-brand-soft p-3">
          <p className="font-medium text-brand-ink">{t('tickets.answer')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
    </Card>
  )
}

const LINKS = [
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['cookies', '/cookies'],
] as const

function AboutTab() {
  const { t } = useTranslation('profile')
  return (
    <Card className="flex max-w-reading flex-col gap-4">
      <div className="flex items-center gap-4">
        <LogoMark className="size-12" />
        <div>
          <CardTitle>{t('about.product')}</CardTitle>
          <p className="text-muted">{t('about.version')}</p>
        </div>
      </div>
      <p>{t('about.text')}</p>
      <ul className="flex flex-col">
        {LINKS.map(([name, to]) => (
          <li key={to}>
            <AppLink
              to={to}
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              {t(`about.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export const ProfileScreen = withUser(LoadedProfile)

function LoadedProfile({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { data, isError } = useQuery(profileQuery(user))
  useEffect(() => {
    if (isError) toastError(t('load.failed'), t('load.failedText'))
  }, [isError, t])
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-3xl print:hidden">{t('title')}</h1>
      {isError && !data ? (
        <ErrorState
          title={t('load.unable')}
          description={t('load.failedText')}
          retryLabel={t('load.refresh')}
          onRetry={() => location.reload()}
        />
      ) : (
        <ProfileTabs profile={data ? { ...data, user } : null} />
      )}
    </div>
  )
}

/** Without a profile while it is on its way. */
function ProfileTabs({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation('profile')
  const path = usePagePath('profile')
  const replaceAddress = useReplaceAddress()
  const tab = readTab(path, useSearch({ from: path }))
  const show = (wanted: string) =>
    replaceAddress({
      to: '/profile',
      search: wanted === 'profile' ? {} : { tab: PROFILE_TABS.find((known) => known === wanted) },
    })
  return (
    <Tabs value={tab} onValueChange={show}>
      <div className="print:hidden">
        <TabList label={t('tabs.label')}>
          <Tab value="profile">{t('tabs.profile')}</Tab>
          <Tab value="settings">{t('tabs.settings')}</Tab>
          <Tab value="privacy">{t('tabs.privacy')}</Tab>
          <Tab value="help">{t('tabs.help')}</Tab>
          <Tab value="about">{t('tabs.about')}</Tab>
        </TabList>
      </div>
      {profile ? (
        <>
          <TabPanel value="profile">
            <OverviewTab profile={profile} />
          </TabPanel>
          <TabPanel value="settings">
            <SettingsTab profile={profile} />
          </TabPanel>
          <TabPanel value="privacy">
            <PrivacyTab profile={profile} />
          </TabPanel>
          {/* Stays, so that a question half written is not lost on the way to another tab. */}
          <TabPanel value="help" isKept>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="lg:col-span-2">
                <TourCard />
              </div>
              <TicketForm />
              <TicketList isShown={tab === 'help'} />
            </div>
          </TabPanel>
          <TabPanel value="about">
            <AboutTab />
          </TabPanel>
        </>
      ) : (
        <TabPanel value={tab}>
          <SkeletonBlocks blocks={['h-72', 'h-44']} className="flex flex-col gap-6" />
        </TabPanel>
      )}
    </Tabs>
  )
}

/** The way back to the guided tour, which shows itself only once. */
function TourCard() {
  const { t } = useTranslation('profile')
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <CardIntro title={t('help.tourTitle')} text={t('help.tourText')} className="min-w-0 flex-1 basis-64" />
      <LinkButton to="/learn/dashboard" search={{ tour: 'again' }} variant="outline">
        {t('help.tourStart')}
      </LinkButton>
    </Card>
  )
}
