import { useTranslation } from 'react-i18next'
import type { RegistrationRole } from '#engines/accounts/index.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'

/** From shoot to bloom: what the product does for a learner, said without words. */
const GROWTH = [
  { stage: 0, size: 'w-20' },
  { stage: 1, size: 'w-24' },
  { stage: 2, size: 'w-32' },
  { stage: 4, size: 'w-52' },
] as const

/** The warm half of the screen, on desktops only. */
export function PictureSide({ audience }: { audience: RegistrationRole | null }) {
  const { t } = useTranslation('auth')
  return (
    <aside aria-label={t('pictureLabel')} className="hidden bg-brand-soft lg:block">
      <div className="sticky top-0 flex h-dvh flex-col justify-center gap-12 overflow-hidden px-12 pt-20 pb-10 xl:px-16">
        <div className="flex flex-col gap-4">
          <p className="max-w-[18ch] text-balance font-heading font-semibold text-4xl">
            {t(`pictureTitle.${audience ?? 'everyone'}`)}
          </p>
          <p className="max-w-[40ch] text-pretty text-lg">{t(`pictureText.${audience ?? 'everyone'}`)}</p>
        </div>
        <div className="flex items-end" aria-hidden="true">
          {GROWTH.map(({ stage, size }) => (
            // A drawing's soil ends a twelfth above its edge: moved down, all stand on one line.
            <Sprout key={stage} stage={stage} className={`h-auto min-w-0 translate-y-[8.3%] ${size}`} />
          ))}
        </div>
      </div>
    </aside>
  )
}
