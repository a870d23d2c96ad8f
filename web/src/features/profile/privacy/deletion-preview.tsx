import { useTranslation } from 'react-i18next'
import type { DeletionPreview } from '#contract/profile/profile.ts'

/** What goes, counted, and what stays, with the reason. */
export function DeletionLists({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation('profile')
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby="deletion-goes">
        <h3 id="deletion-goes" className="font-semibold">
          {t('delete.goes')}
        </h3>
        <ul className="list-disc pl-5">
          <li>{t('delete.goesAlways')}</li>
          {preview.goes.map(({ kind, count }) => (
            <li key={kind}>{t(`deleteGoes.${kind}`, { count })}</li>
          ))}
        </ul>
      </section>
      {preview.stays.length > 0 && (
        <section aria-labelledby="deletion-stays">
          <h3 id="deletion-stays" className="font-semibold">
            {t('delete.stays')}
          </h3>
          <ul className="list-disc pl-5">
            {preview.stays.map(({ kind, count }) => (
              <li key={kind}>{t(`deleteStays.${kind}`, { count })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
