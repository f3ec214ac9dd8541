/** Before an island comes to life, the sentences of its page are fetched. */
export const beforeIslands = () => ({
  name: 'korong-before-islands',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      injectScript('before-hydration', `import '/src/frame/beforeIslands.ts';`);
    },
  },
});
