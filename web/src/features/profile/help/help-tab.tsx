import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'

export function HelpTab({ isShown }: { isShown: boolean }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <TicketForm />
      <TicketList isShown={isShown} />
    </div>
  )
}
