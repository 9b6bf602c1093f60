import type { DeliveredSite, HostFile } from './delivered-site.ts'
import { caddySite } from './hosts/caddy.ts'
import { cloudFrontFiles, longestFunction } from './hosts/cloudfront.ts'
import { gitHubPagesFiles } from './hosts/github-pages.ts'
import { headerFile } from './hosts/header-file.ts'
import { nginxSite } from './hosts/nginx.ts'
import { mostRedirects, redirectFile } from './hosts/redirect-file.ts'

/** The files by which each host learns the same rules. Those in `client` are public. */
export const hostFiles = (site: DeliveredSite): HostFile[] => [
  headerFile(site),
  redirectFile(site),
  nginxSite(site),
  caddySite(site),
  ...cloudFrontFiles(site),
  ...gitHubPagesFiles(site),
]

/** What a host will not take of these files. */
export const hostLimits = (site: DeliveredSite, files: readonly HostFile[]): string[] => {
  const tooLong = files.filter(
    ([path, text]) => /cloudfront\/.*\.js$/.test(path) && Buffer.byteLength(text) > longestFunction,
  )
  return [
    ...(site.redirects.size > mostRedirects
      ? [`Cloudflare Pages takes ${mostRedirects} of the ${site.redirects.size} redirects.`]
      : []),
    ...tooLong.map(
      ([path]) => `CloudFront takes functions of ${longestFunction} bytes, and ${path} is longer.`,
    ),
  ]
}
