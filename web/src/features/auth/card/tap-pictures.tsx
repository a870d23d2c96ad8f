import { useMutation } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardSignIn, type PosterPupil } from '#contract/profile/card-sign-in.ts'
import { PICTURES_TO_TAP, type Picture } from '#engines/accounts/index.ts'
import { ApiError, call } from '../../../api/call.ts'
import { PicturePad } from '../../../kit/picture-password/picture-pad.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { useOnline } from '../../../ui/states/use-online.ts'
import { useEnter } from '../use-enter.ts'
import { SecondStepForm } from './second-step-form.tsx'

type TapPicturesProps = { poster: string; pupil: PosterPupil; onBack: () => void }

/** The fourth picture signs in: a child has no use for a button more. */
export function TapPictures({ poster, pupil, onBack }: TapPicturesProps) {
  const { t } = useTranslation('cardSignIn')
  const errorText = useErrorText()
  const isOnline = useOnline()
  const enter = useEnter()
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const signIn = useMutation({
    mutationFn: (sent: { pictures: readonly Picture[]; code?: string }) =>
      call(cardSignIn.signInByPictures, { ...sent, poster, pupilId: pupil.id, pictures: [...sent.pictures] }),
    onSuccess: (user) => enter(user),
    onError: (error) => {
      if (isCodeNeeded(error)) return
      setChosen([])
      first.current?.focus()
    },
  })

  function tap(pictures: readonly Picture[]) {
    setChosen(pictures)
    if (pictures.length === PICTURES_TO_TAP) signIn.mutate({ pictures })
  }

  const { pictures = [] } = signIn.variables ?? {}
  const refused = signIn.error && chosen.length === 0 && errorText(signIn.error)
  const problem = isOnline ? refused : t('pictures.offline')
  return (
    <>
      <Button icon={ArrowLeft} variant="outline" className="self-start" onClick={onBack}>
        {t('pictures.back')}
      </Button>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold text-2xl">
        {t('pictures.title', { name: pupil.name })}
      </h1>
      {isCodeNeeded(signIn.error) ? (
        <SecondStepForm
          error={errorText(signIn.error)}
          isPending={signIn.isPending}
          onSubmit={(code) => signIn.mutate({ pictures, code })}
        />
      ) : (
        <>
          {problem && <FormAlert>{problem}</FormAlert>}
          <p className="text-lg">{t('pictures.text')}</p>
          <PicturePad
            chosen={chosen}
            onChange={tap}
            task={t('pictures.text')}
            isPending={signIn.isPending}
            firstRef={first}
          />
        </>
      )}
    </>
  )
}

const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === 'code_needed'
