declare module '*.mdx' {
  export const frontMatter: unknown
}

declare module '*.yaml' {
  const data: unknown
  export default data
}
