/** Loads the sentences of the page before an island is hydrated. */
export const beforeIslands = () => ({
  name: 'korong-before-islands',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      injectScript('before-hydration', `export { then } from '/src/frame/beforeIslands.ts';`);
    },
  },
});
