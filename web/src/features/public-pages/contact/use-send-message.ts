import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { contact } from '#contract/profile/contact.ts'
import { createWriter } from '../../../api/create-writer.ts'
import type { Message } from './check-message.ts'

/** Sent again after a lost answer, it arrives once. */
export function useSendMessage() {
  const [write] = useState(() => createWriter(contact.send))
  return useMutation({
    // Asked also without a connection, so that the writer hears at once that it did not go.
    networkMode: 'always',
    mutationFn: (message: Message & { website: string }) => write(message),
  })
}
