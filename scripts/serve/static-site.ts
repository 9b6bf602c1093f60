import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { canonicalPath } from '../../content/model/canonical-path.ts'
import {
  allLanguages,
  defaultLanguage,
  languageAt,
  originalAddress,
} from '../../content/model/languages.ts'
import { type Redirects, redirectedTo } from '../../content/model/redirects.ts'
import { notFoundIn, sitePaths } from '../../content/model/site-paths.ts'
import { sendNotAllowed } from '../relay/send.ts'

/**
 * Where to redirect an alternative address of a page, such as `/about/`; undefined for canonical
 * addresses and files.
 */
const canonicalUrl = (url: string): string | undefined => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  const isFile = /\.(?!html$)\w+$/i.test(path)
  const canonical = isFile ? path : canonicalPath(path)
  return canonical === path ? undefined : canonical + (query === undefined ? '' : `?${query}`)
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '')

/**
 * Serves the built site in a folder the way a static host does.
 * @param redirects those of the content, which are followed in one step from any spelling.
 */
export const staticSite = (folder: string, redirects: Redirects = new Map()) => {
  const notFoundPages = new Map(
    allLanguages
      .map((language) => [language, `${folder}${notFoundIn(language)}.html`] as const)
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, readFileSync(file)]),
  )
  const sendNotFound = (url: string, response: ServerResponse) => {
    const page = notFoundPages.get(languageAt(pathOf(url))) ?? notFoundPages.get(defaultLanguage)
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page)
  }
  const sendFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    setHeaders(response, path) {
      if (/^\/(assets|pictures)\//.test(path))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
    onNoMatch: ({ url = '/' }, response) => sendNotFound(url, response),
  })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    const redirect = redirectedTo(redirects, url) ?? canonicalUrl(url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendNotAllowed(response, ['GET', 'HEAD'])
    else if (redirect !== undefined) {
      response.writeHead(301, { location: redirect })
      response.end()
    } else if (originalAddress(pathOf(url)) === sitePaths.notFound) sendNotFound(url, response)
    else sendFile(request, response)
  }
}
