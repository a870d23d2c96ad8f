import { CloudUpload, Shapes } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { sendNow } from '../../device/outbox/outbox.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import type { KeptProgram } from '../../device/programs/kept-program.ts'
import { useUnsentPrograms } from '../../device/programs/use-unsent-programs.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { askToSignIn } from '../../kit/ask-to-sign-in.ts'
import { useOnline } from '../../kit/use-online.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { WaitingCard } from './waiting-card.tsx'
import { WaitingChange } from './waiting-change.tsx'

export const WaitingChangesScreen = withUser(WaitingChanges)

function WaitingChanges({ user }: { user: User }) {
  const { t } = useTranslation('waitingChanges')
  const writes = useWaitingWrites(user.id)
  const programs = useUnsentPrograms(user.id)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWorkedOn = useRef(false)
  useEffect(() => {
    const note = () => {
      isWorkedOn.current = true
    }
    page.current?.addEventListener('focusin', note, { once: true })
  }, [])
  // Somebody has decided, and the button they pressed is gone: the keyboard goes on from the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after every change of the list
  useEffect(() => {
    if (!isWorkedOn.current || document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
  }, [writes, programs])
  return (
    <div ref={page} className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex max-w-2xl flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
            {t('title')}
          </h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        {writes.length > 0 && <SendNow user={user} />}
      </div>
      {writes.length + programs.length === 0 ? (
        <EmptyState drawing={<Sprout stage={4} />} title={t('empty')} description={t('emptyText')} />
      ) : (
        <ol className="flex flex-col gap-4">
          {writes.map((write) => (
            <li key={write.key}>
              <WaitingChange user={user} write={write} />
            </li>
          ))}
          {programs.map((program) => (
            <li key={program.key}>
              <WaitingProgram program={program} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function SendNow({ user }: { user: User }) {
  const { t } = useTranslation('waitingChanges')
  const isOnline = useOnline()
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      const end = await sendNow(user.id)
      if (end === 'later') toast({ title: t('later'), description: t('laterText') })
      if (end === 'signIn') await askToSignIn(user.id)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      disabled={!isOnline}
      isPending={isSending}
      pendingLabel={t('sending')}
      onClick={() => void send()}
    >
      <CloudUpload aria-hidden="true" />
      {t('send')}
    </Button>
  )
}

/** What was built in Kids Code. Whatever has to be decided about it is decided in its studio. */
function WaitingProgram({ program: { key, title, changedAt, refusal } }: { program: KeptProgram }) {
  const { t } = useTranslation('waitingChanges')
  return (
    <WaitingCard
      icon={Shapes}
      title={t('what.program')}
      about={title}
      madeAt={changedAt}
      needsDecision={refusal !== null}
    >
      <AppLink
        to="/kids-code"
        search={{ project: key }}
        className="self-start py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('open', { title })}
      </AppLink>
    </WaitingCard>
  )
}
