import { CircleAlert, CircleCheck, CloudUpload, HardDrive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/actions/button.tsx'
import type { Saving } from '../../keeping/program-session.ts'

const ICONS = { saved: CircleCheck, saving: CloudUpload, device: HardDrive, failed: CircleAlert }

export function SavingState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const Icon = ICONS[saving]
  const isFailed = saving === 'failed'
  return (
    <div className="flex items-center gap-2">
      <p
        data-testid="saving"
        className={`flex items-center gap-1.5 ${isFailed ? 'text-destructive-ink' : 'text-muted'}`}
      >
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${saving === 'saved' ? 'text-success' : ''}`} />
        <span className={isFailed ? '' : 'max-sm:sr-only'}>{t(`saving.${saving}`)}</span>
      </p>
      {isFailed && (
        <Button variant="outline" onClick={onRetry}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  )
}
