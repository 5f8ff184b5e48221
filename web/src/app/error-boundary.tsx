import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  children: ReactNode
  /** Another address gets another chance. */
  resetKey: string
}

/** A screen that breaks, or could not be loaded, breaks alone: the frame stays, and there is a way to try again. */
export class ErrorBoundary extends Component<Props, { error: unknown; key: string }> {
  override state = { error: undefined as unknown, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: { key: string }) {
    return props.resetKey === state.key ? null : { error: undefined, key: props.resetKey }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <ErrorState error={this.state.error} onRetry={() => location.reload()} />
  }
}
