import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** Shown this once: only their hashes are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('profile')
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={t('factor.codesTitle')}
      description={t('factor.codesText')}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('factor.copy')}
          </Button>
          <DialogClose>
            <Button>{t('factor.done')}</Button>
          </DialogClose>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
