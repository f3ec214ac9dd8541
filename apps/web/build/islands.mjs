import svelte from '@astrojs/svelte';

const CLIENT = '/src/frame/hydrateIsland.ts';

/** In development Astro wants the script of its islands bundled like a library, which would have sentences of its own. */
const notBundled = {
  name: 'korong-islands-not-bundled',
  apply: 'serve',
  config({ optimizeDeps }) {
    optimizeDeps.include = optimizeDeps.include.filter(name => name !== CLIENT);
  },
};

/**
 * Svelte, with a script of ours in place of the one that brings islands to life: Astro's also knows slots and props that change, and
 * does not wait for the sentences of the page.
 */
export const svelteIslands = () => {
  const { name, hooks } = svelte();
  return {
    name,
    hooks: {
      'astro:config:setup': options => {
        options.updateConfig({ vite: { plugins: [notBundled] } });
        return hooks['astro:config:setup']({
          ...options,
          addRenderer: renderer => options.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        });
      },
    },
  };
};
