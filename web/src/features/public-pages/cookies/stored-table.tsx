import { useTranslation } from 'react-i18next'
import { FactTable } from '../frame/fact-table.tsx'
import { STORED_THINGS } from './stored-things.ts'

export function StoredTable() {
  const { t } = useTranslation('cookies')
  return (
    <FactTable
      caption={t('list.caption')}
      columns={[t('list.name'), t('list.kind'), t('list.where')]}
      rows={STORED_THINGS.map(({ name, purpose, kind, where, life }) => ({
        key: name,
        cells: [
          <span key={name} className="flex flex-col gap-0.5">
            <code className="text-base">{name}</code>
            <span className="font-normal text-muted">{t(`purpose.${purpose}`)}</span>
          </span>,
          t(`list.${kind}`),
          <span key={where}>
            {t(`list.${where}`)}
            <span className="block text-muted">
              {typeof life === 'number' ? t('list.days', { count: life }) : t(`list.${life}`)}
            </span>
          </span>,
        ],
      }))}
    />
  )
}
