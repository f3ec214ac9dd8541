// The files that Oxlint cannot read: components and pages. .oxlintrc.json has the rules for all others.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['**/dist/', '**/.build/', '**/.astro/', '**/.svelte-check/'] },
  js.configs.recommended,
  {
    files: ['**/*.svelte'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      svelte.configs['flat/recommended'],
    ],
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        project: ['./apps/web/tsconfig.lint.json'],
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Tables are read through indices that their own loops made; `!` says so where the compiler cannot see it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      eqeqeq: 'error',
      // One name of a component's props that is bound makes `let` of all of them.
      'prefer-const': ['error', { destructuring: 'all' }],
      // svelte-check knows the browser's names and the components' types; the linter sees half of both.
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // Addresses are made by `link`; there is no router whose resolver could be used.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.astro'] } },
    // `astro check` knows the names and types.
    rules: { 'no-undef': 'off' },
  },
);
