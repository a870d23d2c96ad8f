import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canKeepLessons, type DeviceRoom } from '../../device/packages/room.ts'
import { roomQuery } from '../../kit/downloads/downloads.data.ts'
import { STORAGE_TOTAL_KB } from '../../kit/downloads/storage-budget.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { formatFileSize, formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { Card } from '../../ui/layout/card.tsx'

/** The documented budget, and beside it what the browser of this device really allows. */
export function StorageCard({ usedKb, locale }: { usedKb: number; locale: string }) {
  const { t } = useTranslation('downloads')
  const title = useId()
  const room = useQuery(roomQuery).data
  const say = (kilobytes: number) => formatKilobytesAsMegabytes(kilobytes, locale)
  return (
    <section aria-labelledby={title}>
      <Card className="flex h-full flex-col gap-3">
        <h2 id={title} className="font-semibold text-xl">
          {t('storage.title')}
        </h2>
        <ProgressBar
          label={t('storage.meter')}
          isLabelHidden
          percent={(usedKb * 100) / STORAGE_TOTAL_KB}
          valueText={t('storage.of', { used: say(usedKb), total: say(STORAGE_TOTAL_KB) })}
        />
        <p className="flex flex-wrap justify-between gap-x-4 font-heading tabular-nums">
          <span>{t('storage.used', { size: say(usedKb) })}</span>
          <span>{t('storage.available', { size: say(Math.max(0, STORAGE_TOTAL_KB - usedKb)) })}</span>
        </p>
        {canKeepLessons() ? (
          // The usual four lines are kept free while the browser counts.
          <p className="min-h-24 text-muted">{room && <RealRoom room={room} />}</p>
        ) : (
          <p>{t('storage.unsafe')}</p>
        )}
      </Card>
    </section>
  )
}

function RealRoom({ room: { usedBytes, quotaBytes, isPersistent } }: { room: DeviceRoom }) {
  const { t, i18n } = useTranslation('downloads')
  const say = (bytes: number) => formatFileSize(bytes, 2, i18n.language)
  return (
    <>
      {t('storage.device', { used: say(usedBytes), quota: say(quotaBytes) })}{' '}
      {isPersistent ? t('storage.kept') : t('storage.mayGo')}
    </>
  )
}
