import { Component, type ReactNode } from 'react'

type IslandRootProps = {
  children: ReactNode
  /** Heading of the notice shown in place of an island that crashed. */
  crashed: string
  onReady?: () => void
}

/** The root of an island, on the server and in the browser. Contains errors: a crash replaces only the island itself. */
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
