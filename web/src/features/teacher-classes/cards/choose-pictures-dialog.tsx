import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardPupil, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { PICTURES_TO_TAP, type Picture } from '#engines/accounts/index.ts'
import { PicturePad } from '../../../kit/picture-password/picture-pad.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { cardsQuery } from './cards.data.ts'

type ChoosePicturesDialogProps = { classId: number; pupil: CardPupil; onClose: () => void }

/** The child says which pictures it wants, or the teacher picks. */
export function ChoosePicturesDialog({ classId, pupil, onClose }: ChoosePicturesDialogProps) {
  const { t } = useTranslation('cards')
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const { name, studentId } = pupil
  const save = useWrite(signInCards.setPictures, {
    refreshes: [cardsQuery(classId).queryKey],
    failed: t('pictures.failed'),
    onSuccess: () => {
      toast({ title: t('pictures.saved', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={t('pictures.chooseTitle', { name })}
      description={t('pictures.chooseText')}
      cancelLabel={t('pictures.cancel')}
      footer={
        <Button
          disabled={chosen.length < PICTURES_TO_TAP}
          isPending={save.isPending}
          onClick={() => save.mutate({ id: classId, studentId, pictures: [...chosen] })}
        >
          {t('pictures.save')}
        </Button>
      }
    >
      <PicturePad
        chosen={chosen}
        onChange={setChosen}
        task={t('pictures.chooseText')}
        isPending={save.isPending}
      />
    </Dialog>
  )
}
