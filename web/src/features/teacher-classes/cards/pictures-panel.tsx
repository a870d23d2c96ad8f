import { Ban, Images, Pencil, Shuffle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { type CardPupil, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { LAST_PICTURE_GRADE } from '#engines/accounts/index.ts'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cardsQuery, useMakeSheets, useSayDay } from './cards.data.ts'
import { ChoosePicturesDialog } from './choose-pictures-dialog.tsx'
import { PupilChoice } from './pupil-choice.tsx'
import type { Sheet } from './sheet.ts'

type List = OutputOf<typeof signInCards.list>
type PicturesPanelProps = { classId: number; list: List; onMade: (sheet: Sheet) => void }

/** The poster that hangs in class, and four pictures for each child of grades 1 to 3. */
export function PicturesPanel({ classId, list, onMade }: PicturesPanelProps) {
  const { t } = useTranslation('cards')
  const day = useSayDay()
  const pupils = list.pupils.filter((pupil) => pupil.mayHavePictures)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(pupils.filter((one) => !one.picturesSetAt).map((one) => one.studentId)),
  )
  const [choosing, setChoosing] = useState<CardPupil | null>(null)
  const draw = useMakeSheets({
    classId,
    make: async (studentIds) => (await call(signInCards.drawPictures, { id: classId, studentIds })).drawn,
    failed: t('pictures.failed'),
    onMade: (drawn) => onMade({ kind: 'pictures', drawn }),
  })
  const remove = useWrite(signInCards.removePictures, {
    refreshes: [cardsQuery(classId).queryKey],
    done: t('pictures.removed'),
    failed: t('pictures.removeFailed'),
  })

  return (
    <div className="flex flex-col gap-4">
      <PosterCard classId={classId} madeAt={list.posterMadeAt} onMade={onMade} />
      <p className="text-muted">{t('pictures.text', { grade: LAST_PICTURE_GRADE })}</p>
      <PupilChoice
        pupils={pupils}
        chosen={chosen}
        onChange={setChosen}
        isPossible={() => true}
        sayState={({ picturesSetAt }) =>
          picturesSetAt ? t('pictures.since', { date: day(picturesSetAt) }) : t('pictures.none')
        }
        actions={(pupil) => (
          <>
            <IconButton
              icon={Pencil}
              label={t('pictures.choose', { name: pupil.name })}
              onClick={() => setChoosing(pupil)}
            />
            {pupil.picturesSetAt && (
              <IconButton
                icon={Trash2}
                label={t('pictures.remove', { name: pupil.name })}
                onClick={() => remove.mutate({ id: classId, studentId: pupil.studentId })}
              />
            )}
          </>
        )}
      />
      <Button
        icon={Shuffle}
        className="self-start"
        disabled={chosen.size === 0}
        isPending={draw.isPending}
        onClick={() => draw.mutate(chosen)}
      >
        {t('pictures.draw', { count: chosen.size })}
      </Button>
      {choosing && (
        <ChoosePicturesDialog classId={classId} pupil={choosing} onClose={() => setChoosing(null)} />
      )}
    </div>
  )
}

type PosterCardProps = { classId: number; madeAt: string | null; onMade: (sheet: Sheet) => void }

function PosterCard({ classId, madeAt, onMade }: PosterCardProps) {
  const { t } = useTranslation('cards')
  const day = useSayDay()
  const refreshes = [cardsQuery(classId).queryKey]
  const make = useWrite(signInCards.makePoster, {
    refreshes,
    failed: t('poster.failed'),
    onSuccess: ({ code }) => onMade({ kind: 'poster', code }),
  })
  const revoke = useWrite(signInCards.revokePoster, {
    refreshes,
    done: t('poster.ended'),
    failed: t('poster.endFailed'),
  })
  return (
    <Card tone="sunken" padding="small" className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold text-lg">{t('poster.title')}</h3>
        <p className="text-muted">{madeAt ? t('poster.made', { date: day(madeAt) }) : t('poster.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Images}
          variant={madeAt ? 'outline' : 'primary'}
          isPending={make.isPending}
          onClick={() => make.mutate({ id: classId })}
        >
          {madeAt ? t('poster.makeNew') : t('poster.make')}
        </Button>
        {madeAt && (
          <Button
            icon={Ban}
            variant="outline"
            isPending={revoke.isPending}
            onClick={() => revoke.mutate({ id: classId })}
          >
            {t('poster.end')}
          </Button>
        )}
      </div>
    </Card>
  )
}
