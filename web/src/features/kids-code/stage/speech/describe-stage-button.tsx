import { Ear } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeStage } from '#engines/kids-code/index.ts'
import { announce } from '../../../../kit/announce.ts'
import { SpeakButton } from '../../../../kit/speech/speak-button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import type { Player } from '../player/create-player.ts'
import { tellSentence } from './tell-sentence.ts'

/** Everything on the stage in words: said at once, and there to be read or listened to. */
export function DescribeStageButton({ player }: { player: Player }) {
  const { t } = useTranslation('kidsCodeStage')
  const [sentences, setSentences] = useState<string[] | null>(null)
  const text = sentences?.join(' ') ?? ''

  function describe(isOpen: boolean) {
    if (!isOpen) {
      setSentences(null)
      return
    }
    const told = describeStage(player.read().stage).map((sentence) => tellSentence(sentence, t))
    setSentences(told)
    announce(told.join(' '))
  }

  return (
    <Popover
      label={t('describe.title')}
      align="end"
      open={sentences !== null}
      onOpenChange={describe}
      trigger={<IconButton label={t('describe.button')} side="bottom" icon={<Ear aria-hidden="true" />} />}
    >
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-medium text-lg">{t('describe.title')}</h2>
          <SpeakButton text={text} label={t('describe.listen')} />
        </div>
        <ul className="flex flex-col gap-1">
          {sentences?.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
