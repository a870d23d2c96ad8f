import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** Shown this once: only their hashes are kept. So whoever closes them in passing is asked to look again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [isWarned, setWarned] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: t('factor.copied') })
    } catch {
      toast({ title: t('factor.notCopied'), variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && (isWarned ? onClose() : setWarned(true))}
      width="small"
      title={t('factor.codesTitle')}
      description={t('factor.codesText')}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('factor.copy')}
          </Button>
          <Button onClick={onClose}>{t('factor.done')}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="alert" className={isWarned ? 'mt-3 text-destructive-ink' : 'hidden'}>
        {isWarned && t('factor.notAgain')}
      </p>
    </Dialog>
  )
}
