import { caddySite } from './hosts/caddy.ts'
import { headerFile, redirectFile } from './hosts/netlify.ts'
import { nginxSite } from './hosts/nginx.ts'
import type { DeliveredSite, HostFile } from './site.ts'

/** Returns the files that give each host the same rules. Those in `client` are public. */
export const hostFiles = (site: DeliveredSite): HostFile[] => [
  headerFile(site),
  redirectFile(site),
  nginxSite(site),
  caddySite(site),
]
