import mdx from '@astrojs/mdx'

const { BUILD } = process.env
export default {
  integrations: [mdx()],
  cacheDir: './.cache/' + BUILD,
  outDir: './dist/' + BUILD,
  experimental: { incrementalBuild: BUILD === 'incremental' },
}
