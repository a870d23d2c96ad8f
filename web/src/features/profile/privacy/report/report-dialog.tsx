import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { REPORT_PERIODS, report } from '#contract/profile/report.ts'
import { call } from '../../../../api/call.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../../ui/forms/select.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { ReportSheet } from './report-sheet.tsx'

/** A page for parents, to print or to save as a PDF. */
export function ReportDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const [period, setPeriod] = useState<(typeof REPORT_PERIODS)[number]>('month')
  const sheet = useQuery({
    queryKey: ['learning', 'report', user.id, period],
    queryFn: () => call(report.read, { id: user.id, period }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="large"
      title={t('data.report')}
      footer={
        <Button disabled={!sheet.data} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('report.print')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t('report.period')} className="max-w-60">
          <Select
            value={period}
            onValueChange={(value) => setPeriod(REPORT_PERIODS.find((one) => one === value) ?? 'month')}
          >
            {REPORT_PERIODS.map((one) => (
              <SelectItem key={one} value={one}>
                {t(`report.${one}`)}
              </SelectItem>
            ))}
          </Select>
        </Field>
        {sheet.isPending && <Skeleton className="h-96" />}
        {sheet.isError && !sheet.data && (
          <ErrorState
            title={t('report.failed')}
            description={errorText(sheet.error)}
            headingLevel={3}
            onRetry={() => void sheet.refetch()}
            isRetrying={sheet.isFetching}
          />
        )}
        {sheet.data && <ReportSheet report={sheet.data} isGamified={user.gamificationEnabled} />}
      </div>
    </Dialog>
  )
}
