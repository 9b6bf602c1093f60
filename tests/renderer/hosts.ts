import { join } from 'node:path'
import type { HostFiles } from '../../renderer/output/delivery/addresses.ts'
import { projectWith } from '../project.ts'

type HostAnswer = { status: number; location?: string; file?: string; headers: Headers }
/** Answers a path of a site as a host does. */
type Host = (path: string) => Promise<HostAnswer>
/** A deployed site: its files by path, and the rules for hosts. */
type Deployed = { files: ReadonlySet<string>; rules: HostFiles }

/** Loads a package of a host: their types are missing, wrong, or for other settings. */
const load = (name: string) => import(/* @vite-ignore */ name)
/** Cloudflare publishes TypeScript. */
const pagesShared = (name: string) => load(`@cloudflare/pages-shared/${name}.ts`)

/** Cloudflare Pages, by its own parsers and asset server. Only the nearest not-found page is ours. */
export const cloudflare = async ({ files, rules }: Deployed) => {
  const [{ generateHandler }, { createMetadataObject }, { parseHeaders }, { parseRedirects }] =
    await Promise.all(
      ['asset-server/handler', 'metadata-generator/createMetadataObject']
        .concat('metadata-generator/parseHeaders', 'metadata-generator/parseRedirects')
        .map(pagesShared),
    )
  const [headers, redirects] = [parseHeaders(rules._headers), parseRedirects(rules._redirects)]
  const metadata = createMetadataObject({ headers, redirects, deploymentId: 'one' })
  const find = async (path: string) => (files.has(path) ? path : null)
  const notFound = async (request: Request, _find: unknown, serve: (file: string) => Response) => {
    let folder = new URL(request.url).pathname
    while (folder) {
      folder = folder.slice(0, folder.lastIndexOf('/'))
      if (!files.has(`${folder}/404.html`)) continue
      const { headers, body } = await serve(`${folder}/404.html`)
      return new Response(body, { status: 404, headers })
    }
    return new Response(null, { status: 404 })
  }
  const answer: Host = async (path) => {
    const request = new Request(`https://www.site.example${path}`)
    const options = { request, metadata, logError: console.error, findAssetEntryForPath: find }
    const response: Response = await generateHandler({
      ...options,
      negotiateContent: () => ({ encoding: null }),
      getAssetKey: (file: string) => file,
      fetchAsset: async (file: string) => ({ body: file, contentType: 'text/html' }),
      generateNotFoundResponse: notFound,
    })
    const location = response.headers.get('location')
    return {
      status: response.status,
      headers: response.headers,
      ...(location === null ? { file: await response.text() } : { location }),
    }
  }
  const invalid: { line: string }[] = [...headers.invalid, ...redirects.invalid]
  // Cloudflare skips statuses that only Netlify knows.
  const wrong = invalid.map(({ line }) => line).filter((line) => !/ (404|301!|404!)$/.test(line))
  return { answer, wrong }
}

const withQuery = (to: string, query: string) => {
  const [page = '', anchor = ''] = to.split(/(?=#)/)
  return `${page}${query && `?${query}`}${anchor}`
}

/** Netlify, by its own parsers and matcher of redirects. How it finds files is ours. */
export const netlify = async ({ files, rules }: Deployed) => {
  const { root } = projectWith(rules)
  const [{ parseAllHeaders }, { parseAllRedirects }, { parsePlain }] = await Promise.all(
    ['netlify-headers-parser', 'netlify-redirect-parser', 'netlify-redirector'].map(load),
  )
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({ headersFiles: [join(root, '_headers')] }),
    parseAllRedirects({ redirectsFiles: [join(root, '_redirects')] }),
  ])
  const matcher = await parsePlain(rules._redirects, {})
  const nobody = { getHeader: () => '', getCookie: () => '' }
  const fileAt = (path: string) => {
    const page = path.replace(/\/$/, '')
    return [path, `${page}.html`, `${page}/index.html`].find((file) => files.has(file))
  }
  const headersAt = (path: string) => {
    const all: { forRegExp: RegExp; values: Record<string, string> }[] = headers.headers
    const matching = all.filter(({ forRegExp }) => forRegExp.test(path))
    return new Headers(matching.flatMap(({ values }) => Object.entries(values)))
  }
  const answer: Host = async (address) => {
    const [path = '', query = ''] = address.split(/\?(.*)/s)
    const host = { scheme: 'https', host: 'www.site.example' }
    const rule = matcher.match({ ...host, path, query, ...nobody })
    const file = fileAt(decodeURI(path))
    const headers = headersAt(path)
    if (rule && (rule.force || !file))
      return rule.status === 404
        ? { status: 404, file: rule.to, headers }
        : { status: rule.status, location: withQuery(rule.to, query), headers }
    return file ? { status: 200, file, headers } : { status: 404, file: '/404.html', headers }
  }
  return { answer, wrong: [...headers.errors, ...redirects.errors].map(String) }
}
