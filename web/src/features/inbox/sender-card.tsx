import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { InboxThread } from '#contract/admin/inbox.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** Who wrote, and how to reach them. */
export function SenderCard({ thread: { sender } }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const gradeText = useGradeText()
  const { userId, name, username, email, role, grade } = sender
  const isLearner = role === 'student' || role === 'college'
  return (
    <section aria-label={t('sender')} className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-muted">
          {' '}
          {[
            ...(username ? [username] : []),
            role ? t(`role.${role}`) : t('noAccount'),
            ...(isLearner && grade !== null ? [gradeText(grade)] : []),
          ].join(' · ')}
        </span>
      </p>
      {email && (
        <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
          <a href={`mailto:${email}`} className="underline underline-offset-4 hover:decoration-2">
            {email}
          </a>
          <CopyAddress email={email} />
        </p>
      )}
      {userId !== null && (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <AppLink
            to="/admin/user-management"
            search={{ q: username ?? name }}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('account')}
          </AppLink>
          <AppLink
            to="/admin/inbox"
            search={{ userId, status: 'all' }}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('all')}
          </AppLink>
        </p>
      )}
    </section>
  )
}

function CopyAddress({ email }: { email: string }) {
  const { t } = useTranslation('inbox')
  async function copy() {
    try {
      await navigator.clipboard.writeText(email)
      toast({ title: t('copied') })
    } catch {
      toast({ title: t('copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {t('copyAddress')}
    </Button>
  )
}
