import { useTranslation } from 'react-i18next'
import type { userBulk } from '#contract/admin/user-bulk.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Fact } from '../../../kit/imports/fact.tsx'

/** Who is changed, who is not, and why. */
export function LeftOutList({ preview }: { preview: OutputOf<typeof userBulk.preview> }) {
  const { t } = useTranslation('users')
  return (
    <div role="status">
      <ul className="flex flex-col gap-1">
        <Fact
          icon={preview.changed > 0 ? 'good' : 'bad'}
          text={t('bulk.willChange', { count: preview.changed })}
        />
        {preview.leftOut.map(({ reason, count }) => (
          <Fact key={reason} icon="note" text={t(`bulk.leftOut.${reason}`, { count })} />
        ))}
        {preview.classes > 0 && <Fact icon="note" text={t('bulk.classes', { count: preview.classes })} />}
      </ul>
    </div>
  )
}
