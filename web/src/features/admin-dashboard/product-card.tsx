import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#contract/admin/dashboard.ts'
import { formatFileSize } from '../../ui/format/format-file-size.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'

export function ProductCard({ product }: Pick<AdminDashboard, 'product'>) {
  const { t, i18n } = useTranslation('adminDashboard')
  const { database, disk } = product
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const facts: [label: string, value: string][] = [
    [t('product.version'), product.version],
    [t('product.uptime'), since.format(new Date(product.startedAt))],
    [
      t('product.database'),
      t(`product.${database.kind}`, { size: formatFileSize(database.bytes, 1, i18n.language) }),
    ],
    [t('product.uploaded'), formatFileSize(product.uploadedBytes, 1, i18n.language)],
    [
      t('product.disk'),
      disk
        ? t('product.diskText', {
            free: formatFileSize(disk.freeBytes, 1, i18n.language),
            total: formatFileSize(disk.totalBytes, 1, i18n.language),
          })
        : t('product.diskUnknown'),
    ],
    [t('product.ai'), product.ai === 'embedded' ? t('product.aiEmbedded') : t('product.aiModel')],
    [t('product.mail'), product.hasMail ? t('product.mailOn') : t('product.mailOff')],
    [t('product.demo'), product.hasDemo ? t('product.demoOn') : t('product.demoOff')],
  ]
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('product.title')}</CardTitle>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
