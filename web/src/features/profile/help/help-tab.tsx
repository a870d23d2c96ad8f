import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'
import { TourCard } from './tour-card.tsx'

export function HelpTab({ isShown }: { isShown: boolean }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <TourCard />
      </div>
      <TicketForm />
      <TicketList isShown={isShown} />
    </div>
  )
}
