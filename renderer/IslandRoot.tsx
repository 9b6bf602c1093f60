import { Component, type ReactNode } from 'react'

/** The notice that replaces a crashed part: a heading, and what a visitor can do. */
type CrashWords = { crashed: string; whenCrashed: string }

type IslandRootProps = {
  children: ReactNode
  words?: CrashWords
  /** Replaces that notice. */
  instead?: ReactNode
}

/** The phone number, as linked in the footer of the page. */
const PhoneOnPage = () => {
  const link = document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]')
  return link && <a href={link.href}>{link.textContent}</a>
}

type IslandRootState = { error?: Error | undefined; crashes: number }

/**
 * The root of an island or of a part of one, on the server and in the browser. Contains errors: a
 * crash replaces only its own children. They are rendered once more, from saved state: most crashes
 * come from extensions that changed the elements.
 */
export class IslandRoot extends Component<IslandRootProps, IslandRootState> {
  override state: IslandRootState = { crashes: 0 }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    const isFirst = this.state.crashes === 0
    this.setState({ crashes: this.state.crashes + 1, error: isFirst ? undefined : error })
  }

  override render() {
    const { error, crashes } = this.state
    const { children, words, instead } = this.props
    if (!error) return children
    // Removes the crashed children before they are rendered again.
    if (crashes === 0) return null
    if (instead) return instead
    return (
      <div className="island-notice bad" role="alert">
        <h2 className="t-title">{words?.crashed}</h2>
        <p>
          {words?.whenCrashed} <PhoneOnPage />.
        </p>
        <p className="t-small">{error.message}</p>
      </div>
    )
  }
}
