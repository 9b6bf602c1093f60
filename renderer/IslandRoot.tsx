import { Component, type ReactNode } from 'react'

type IslandRootProps = {
  children: ReactNode
  /** Heading of the notice shown in place of what crashed. */
  crashed?: string
  /** Shown in place of that notice. */
  instead?: ReactNode
}

/**
 * The root of an island, on the server and in the browser, or of a part of it. Contains errors: a
 * crash replaces only what is inside.
 */
export class IslandRoot extends Component<IslandRootProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.instead) return this.props.instead
    return (
      <div className="island-notice island-error" role="alert">
        <h2 className="h4">{this.props.crashed}</h2>
        <p>{error.message}</p>
      </div>
    )
  }
}
