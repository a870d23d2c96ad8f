import { useTranslation } from 'react-i18next'
import type { RegistrationRole } from '#engines/accounts/index.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'

/** From seed to bloom: what the product does for a learner, said without words. */
const GROWTH = [
  { stage: 0, size: 'w-14' },
  { stage: 1, size: 'w-18' },
  { stage: 2, size: 'w-24' },
  { stage: 4, size: 'w-40' },
] as const

/** The warm half of the screen, on desktops only. */
export function PictureSide({ audience }: { audience: RegistrationRole | null }) {
  const { t } = useTranslation('auth')
  return (
    <aside
      aria-label={t('pictureLabel')}
      className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 bg-brand-soft px-12 pt-28 pb-16 lg:flex xl:px-16"
    >
      <div className="flex flex-col gap-4">
        <p className="max-w-[18ch] font-heading font-semibold text-4xl text-text">
          {t(`pictureTitle.${audience ?? 'everyone'}`)}
        </p>
        <p className="max-w-[40ch] text-lg text-text">{t(`pictureText.${audience ?? 'everyone'}`)}</p>
      </div>
      <div className="flex items-end gap-2" aria-hidden="true">
        {GROWTH.map(({ stage, size }) => (
          <Sprout key={stage} stage={stage} className={`h-auto shrink ${size}`} />
        ))}
      </div>
    </aside>
  )
}
