import { Download, FileText, Printer, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { GRACE_DAYS, profile } from '#contract/profile/profile.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ReportDialog } from './report/report-dialog.tsx'

/** What one can take along, show at home, or have removed. */
export function DataCard({ user, isShared }: { user: User; isShared: boolean }) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const isLearner = user.role === 'student'
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('data.title')}</CardTitle>
      {isLearner && isShared && (
        <Part text={t('data.reportText')}>
          <Button variant="outline" onClick={() => setOpen('report')}>
            <Printer aria-hidden="true" />
            {t('data.report')}
          </Button>
        </Part>
      )}
      <Part text={t('data.exportText')}>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <a href={`${profile.export.path}?format=html`} download>
              <FileText aria-hidden="true" />
              {t('data.exportPage')}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={profile.export.path} download>
              <Download aria-hidden="true" />
              {t('data.export')}
            </a>
          </Button>
        </div>
      </Part>
      <Part text={t('data.deleteText', { count: GRACE_DAYS })}>
        <Button variant="outline" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          {t('data.delete')}
        </Button>
      </Part>
      {open === 'report' && <ReportDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Part({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <CardDescription>{text}</CardDescription>
      {children}
    </div>
  )
}
