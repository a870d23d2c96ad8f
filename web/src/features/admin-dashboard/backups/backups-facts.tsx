import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BackupState } from '#contract/admin/backups.ts'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'

/** When it was last saved, how large it is, what its trial found, and when the next one comes. */
export function BackupsFacts({ state }: { state: BackupState }) {
  const { t, i18n } = useTranslation('backups')
  const { t: tUi } = useTranslation('ui')
  const { lastGood, schedule, keep } = state
  const count = (n: number) => n.toLocaleString(i18n.language)
  const writeTime = (moment: string) =>
    new Date(moment).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
      <Fact label={t('fact.last')}>
        {lastGood ? (
          <>
            {formatRelativeTime(lastGood.startedAt, new Date(), tUi, i18n.language)}
            <Small>{writeTime(lastGood.startedAt)}</Small>
          </>
        ) : (
          t('fact.none')
        )}
      </Fact>
      <Fact label={t('fact.proof')}>
        {lastGood?.proof ? (
          <>
            {t('fact.proven')}
            <Small>
              {t('fact.provenText', {
                tables: count(lastGood.proof.tables),
                rows: count(lastGood.proof.rows),
              })}
            </Small>
          </>
        ) : (
          t('fact.none')
        )}
      </Fact>
      <Fact label={t('fact.size')}>
        {lastGood?.bytes ? formatFileSize(lastGood.bytes, 1, i18n.language) : t('fact.none')}
        <Small>{t('fact.kept', { ...keep })}</Small>
      </Fact>
      <Fact label={t('fact.next')}>
        {schedule ? (
          <>
            {isSoon(schedule.nextAt) ? t('fact.soon') : writeTime(schedule.nextAt)}
            <Small>
              {t(schedule.everyHours === 24 ? 'fact.daily' : 'fact.hours', { count: schedule.everyHours })}
            </Small>
          </>
        ) : (
          <>
            {t('fact.off')}
            <Small>{t('fact.offText')}</Small>
          </>
        )}
      </Fact>
    </dl>
  )
}

const isSoon = (moment: string) => new Date(moment) <= new Date()

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-muted">{children}</span>
}
