import { Component, type ReactNode } from 'react'

type IslandRootProps = {
  children: ReactNode
  /** Heading of the notice that takes the place of an island that broke down. */
  crashed: string
  onReady?: () => void
}

/** The top of an island, on both sides. A failure inside is shown in the island's own place and goes no further. */
export class IslandRoot extends Component<IslandRootProps, { error?: Error }> {
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
        <h2 className="h4">{this.props.crashed}</h2>
        <p>{error.message}</p>
      </div>
    )
  }
}
