import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onReady?: () => void }

/** The top of an island, on both sides. A failure inside is shown in the island's own place and goes no further. */
export class IslandRoot extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidMount() {
    this.props.onReady?.()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className="island-error" role="alert">
        <h2 className="h4">Unexpected Application Error!</h2>
        <p>{error.message}</p>
      </div>
    )
  }
}
