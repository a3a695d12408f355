import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // `noUncheckedIndexedAccess` asks of every lookup by an id whether it finds something; the
      // ids come from the server's own lists, so it does.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A listener in one line may call what returns nothing.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Numbers read the same in a template.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void value` in an effect names what the effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A listener that does nothing is what nobody has to give.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions", "methods"] }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // State is replaced, never changed: a set in it needs no reactivity of its own.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block is kept only as a value.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The parser takes what components call back with for `any`; svelte-check knows its type.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // What runs outside the page is not part of its program of types.
    files: ["*.js", "*.ts", "public/*.js", "engine/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
  },
);
