import { Component, type ReactNode } from 'react'

/** What stands in place of what crashed: a heading, and what a visitor can do. */
type CrashWords = { crashed: string; whenCrashed: string }

type IslandRootProps = {
  children: ReactNode
  words?: CrashWords
  /** Shown in place of that notice. */
  instead?: ReactNode
}

/** The phone number, as the footer of the page links it. */
const PhoneOnPage = () => {
  const link = document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]')
  return link && <a href={link.href}>{link.textContent}</a>
}

type IslandRootState = { error?: Error | undefined; crashes: number }

/**
 * The root of an island, on the server and in the browser, or of a part of it. Contains errors: a
 * crash replaces only what is inside. It is rendered again once, from what it has saved: most
 * crashes come from extensions that changed its elements.
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
    // Removes what crashed, before it is rendered again.
    if (crashes === 0) return null
    if (instead) return instead
    return (
      <div className="island-notice island-error" role="alert">
        <h2 className="h4">{words?.crashed}</h2>
        <p>
          {words?.whenCrashed} <PhoneOnPage />.
        </p>
        <p className="small">{error.message}</p>
      </div>
    )
  }
}
