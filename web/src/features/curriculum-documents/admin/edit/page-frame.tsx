import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../../kit/app-link.tsx'
import { PATH } from '../read-address.ts'

/** A page about one document, with the way back to all of them. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('curriculumDocuments')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <AppLink
        to={PATH}
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-heading font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </AppLink>
      {children}
    </div>
  )
}
