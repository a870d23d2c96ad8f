import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPictures } from '#contract/profile/card-sign-in.ts'
import { PICTURES_TO_TAP, type Picture } from '#engines/accounts/index.ts'
import { endpointQuery } from '../../../../api/endpoint-query.ts'
import { PicturePad } from '../../../../kit/picture-password/picture-pad.tsx'
import { useWrite } from '../../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { FormAlert } from '../../../../ui/forms/form-alert.tsx'
import { Card, CardIntro } from '../../../../ui/layout/card.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

const ownPicturesQuery = endpointQuery(['profile', 'pictures'], ownPictures.read, {})

/** Only where a teacher has begun with pictures. */
export function OwnPicturesCard() {
  const { t } = useTranslation('pictures')
  const isSet = useQuery(ownPicturesQuery).data?.isSet ?? false
  const [isOpen, setOpen] = useState(false)
  if (!isSet) return null
  return (
    <Card className="flex flex-col gap-4">
      <CardIntro title={t('own.title')} text={t('own.text')} />
      <Button icon={Images} variant="outline" className="self-start" onClick={() => setOpen(true)}>
        {t('own.change')}
      </Button>
      {isOpen && <ChangePicturesDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

const STEPS = ['old', 'new', 'again'] as const

/** The old ones, the new ones, and the new ones again: what was tapped by chance would lock a child out. */
function ChangePicturesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pictures')
  const errorText = useErrorText()
  const [rows, setRows] = useState<(readonly Picture[])[]>([])
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const [isDifferent, setDifferent] = useState(false)
  const change = useWrite(ownPictures.change, {
    onSuccess: () => {
      toast({ title: t('own.saved') })
      onClose()
    },
    onError: () => setRows([]),
  })
  const step = STEPS[rows.length] ?? 'again'

  function tap(pictures: readonly Picture[]) {
    setDifferent(false)
    if (pictures.length < PICTURES_TO_TAP) return setChosen(pictures)
    setChosen([])
    const [current, wanted] = rows
    if (!current || !wanted) return setRows([...rows, pictures])
    const isSame = wanted.every((picture, at) => picture === pictures[at])
    setDifferent(!isSame)
    if (isSame) change.mutate({ current: [...current], pictures: [...wanted] })
    else setRows([current])
  }

  const problem = isDifferent
    ? t('own.different')
    : change.error && rows.length === 0 && errorText(change.error)
  return (
    <Dialog onClose={onClose} title={t(`own.${step}`)}>
      <div className="flex flex-col gap-4">
        {problem && <FormAlert>{problem}</FormAlert>}
        <PicturePad chosen={chosen} onChange={tap} task={t(`own.${step}`)} isPending={change.isPending} />
      </div>
    </Dialog>
  )
}
