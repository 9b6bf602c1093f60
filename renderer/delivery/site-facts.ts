/** What the delivery of a site depends on, besides its files. */
export type SiteFacts = {
  /** Where the site will be, such as `https://www.example.com`. */
  origin: string
  /** The hosts that take its forms, such as `https://formsubmit.co`. */
  relayHosts: readonly string[]
  /** Whether it has forms for editors. */
  cms: boolean
}
