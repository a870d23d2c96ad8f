import { Component, type ReactNode } from 'react'
import { Failure } from './failure.tsx'

type State = { hasFailed: boolean }

/** The outermost net: even when the shell or the router itself breaks, nobody sees a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="grid min-h-dvh place-items-center">
        <Failure onRetry={() => location.reload()} />
      </main>
    )
  }
}
