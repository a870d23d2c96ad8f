import tailwindcss from '@tailwindcss/vite'
import { transform } from 'oxc-transform-react'
import { defineConfig, type Plugin } from 'vite'

/** Runs the React Compiler over our own components, before Vite turns JSX into calls. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      // The landing page renders once: code that remembers renders would only make its first load heavier.
      filter: { id: /\/web\/src\/(?!features\/landing\/).*\.tsx$/ },
      async handler(code, id) {
        const result = await transform(id, code, { lang: 'tsx', sourcemap: true })
        if (result.errors.length > 0) throw new Error(result.errors.map(({ message }) => message).join('\n'))
        return { code: result.code, map: result.map ?? null, moduleType: 'js' }
      },
    },
  }
}

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactCompiler(), tailwindcss()],
  build: {
    target: 'es2023',
    // An inlined font would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true }, '/healthz': SERVER } },
})
