import { escapeUTF8 } from 'entities/escape'
import type { DeliveredSite, HostFile } from '../delivered-site.ts'
import { targets } from '../spellings.ts'

/** A page that sends its visitor on at once, for a host that cannot redirect. */
const sendOn = (target: string): string => {
  const address = escapeUTF8(target)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>This page has moved</title></head><body><p><a href="${address}">This page has moved</a></p></body></html>\n`
}

/**
 * What GitHub Pages needs beside the site: no headers, which it does not send, but a page for each
 * redirect, and the note that leaves files as they are.
 */
export const gitHubPagesFiles = ({ redirects }: DeliveredSite): HostFile[] => [
  ['hosts/github-pages/.nojekyll', ''],
  ...targets(redirects).map(
    ([from, to]): HostFile => [`hosts/github-pages${from}.html`, sendOn(to)],
  ),
]
