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
    const { children, words, instead } = this.props
    if (!error) return children
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
