import { useTranslation } from 'react-i18next'
import { GeneralTutor } from '../../kit/chat/general-tutor.tsx'

export function ProfessionalChatScreen() {
  const { t } = useTranslation('chat')
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-semibold text-3xl">{t('title')}</h1>
      <GeneralTutor isProfessional />
    </div>
  )
}
