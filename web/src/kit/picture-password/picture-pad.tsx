import { Eraser } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURES, PICTURES_TO_TAP, type Picture } from '#engines/accounts/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ListenButton } from '../speech/listen-button.tsx'
import { PictureArt } from './picture-art.tsx'

type PicturePadProps = {
  chosen: readonly Picture[]
  onChange: (chosen: readonly Picture[]) => void
  /** Says what is to be tapped, for who listens. */
  task: string
  isPending?: boolean
  /** Where the keyboard begins. */
  firstRef?: Ref<HTMLButtonElement>
}

/** Sixteen pictures, of which four are tapped one after the other; each tapped one carries its number. */
export function PicturePad({ chosen, onChange, task, isPending = false, firstRef }: PicturePadProps) {
  const { t, i18n } = useTranslation('pictures')
  const isFull = chosen.length >= PICTURES_TO_TAP
  const count = t('tapped', { done: chosen.length, of: PICTURES_TO_TAP })
  const tap = (picture: Picture) => {
    if (!isPending && !isFull && !chosen.includes(picture)) onChange([...chosen, picture])
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isPending || undefined}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="flex gap-2">
          {Array.from({ length: PICTURES_TO_TAP }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name
              key={at}
              className={`size-6 rounded-full border-2 ${at < chosen.length ? 'border-brand bg-brand' : 'border-border-strong'}`}
            />
          ))}
        </span>
        <span role="status" className="max-sm:sr-only">
          {count}
        </span>
        <span className="ms-auto flex flex-wrap gap-2">
          {/* The voices that there are speak English. */}
          {i18n.language.startsWith('en') && (
            <ListenButton
              collect={() => [task, ...PICTURES.map((picture) => t(`word.${picture}`))]}
              label={t('listen')}
              stopLabel={t('stop')}
            />
          )}
          <Button
            icon={Eraser}
            variant="outline"
            onClick={() => chosen.length > 0 && !isPending && onChange([])}
          >
            {t('startOver')}
          </Button>
        </span>
      </div>
      <ul className="grid grid-cols-4 gap-1.5 sm:gap-3" aria-label={t('all')}>
        {PICTURES.map((picture, at) => (
          <li key={picture}>
            <button
              ref={at === 0 ? firstRef : undefined}
              type="button"
              aria-pressed={chosen.includes(picture)}
              onClick={() => tap(picture)}
              className="relative flex w-full flex-col items-center gap-1 rounded-card border-2 border-border bg-surface p-1 pb-2 transition-colors hover:border-border-strong active:bg-fill aria-pressed:border-brand sm:p-3"
            >
              {chosen.includes(picture) && (
                <span
                  aria-hidden="true"
                  className="-top-2 -right-2 absolute grid size-8 place-items-center rounded-full bg-brand font-heading font-semibold text-on-brand"
                >
                  {chosen.indexOf(picture) + 1}
                </span>
              )}
              <PictureArt picture={picture} className="aspect-square w-full max-w-20" />
              <span className="wrap-anywhere hyphens-auto text-center leading-tight max-sm:-mx-1 max-sm:tracking-tight">
                {t(`word.${picture}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Four pictures in their order, to be printed or told. */
export function PictureRow({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation('pictures')
  return (
    <ol className="grid max-w-sm grid-cols-4 gap-2">
      {pictures.map((picture, at) => (
        <li key={picture} className="flex min-w-0 flex-col items-center text-center">
          <span className="font-heading font-semibold">{at + 1}</span>
          <PictureArt picture={picture} className="aspect-square w-full max-w-16" />
          <span className="wrap-anywhere leading-tight">{t(`word.${picture}`)}</span>
        </li>
      ))}
    </ol>
  )
}
