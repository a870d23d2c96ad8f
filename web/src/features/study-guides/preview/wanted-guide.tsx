import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { guideQuery } from '../study-guides.data.ts'

const loadPreview = async () => (await import('./preview-dialog.tsx')).PreviewDialog

const useGuidesPath = () => usePagePath('studyGuides', 'professionalStudyGuides', 'collegeStudyGuides')

type WantedGuideProps = { onShowOwn: () => void }

/** The guide that the address asks for, as an answer of the tutor does that came from it: ?guide=12. */
export function WantedGuide({ onShowOwn }: WantedGuideProps) {
  const { guide: id } = useSearch({ from: useGuidesPath() })
  return id === undefined ? null : <FoundGuide key={id} id={id} onShowOwn={onShowOwn} />
}

function FoundGuide({ id, onShowOwn }: WantedGuideProps & { id: number }) {
  const { t } = useTranslation('guides')
  const navigate = useNavigate({ from: useGuidesPath() })
  const found = useQuery(guideQuery(id))
  const close = () =>
    void navigate({ to: '.', search: ({ tab }) => ({ tab }), replace: true, resetScroll: false })
  const giveUp = useEffectEvent(() => {
    toastError(t('gone'))
    close()
  })
  useEffect(() => {
    if (found.isError) giveUp()
  }, [found.isError])
  return found.data ? (
    <FetchedDialog load={loadPreview} props={{ guide: found.data, onShowOwn, onClose: close }} />
  ) : null
}
