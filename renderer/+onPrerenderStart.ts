/** `vike prerender` would write pages without styles, scripts and policy. */
export const onPrerenderStart = () => {
  console.error(
    '`vike prerender` cannot finish the pages of this site: run `npm run build` instead.',
  )
  process.exit(1)
}
