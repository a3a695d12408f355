import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin as PostCssPlugin } from "postcss";
import { defineConfig, type Plugin } from "vite";

// `railwright serve` on its usual port answers what the client asks while it is developed.
const SERVER = process.env.RAILWRIGHT_SERVER ?? "http://127.0.0.1:8321";

// The words are those of the Python package, which speaks them, too.
const WORDS = fileURLToPath(new URL("../src/railwright/words", import.meta.url));

const BASE =
  /node_modules[\\/](svelte|esm-env|clsx|@fluent)|src[\\/](i18n[\\/]index|router|settings|game[\\/](words|sizes|tickets|games|reasons|joining|waiting)|pages[\\/]Missing|net[\\/](api|here|messages)|ui[\\/](Beside|Glyph|glyphs|Segments|TopBar|TableList|cards))/;

const BOARD =
  /src[\\/](board[\\/](?!photo|snippet)|sound|notify|game[\\/](table|clock|effects|fields|moment|pace|prospects|sample|telling)|ui[\\/](BoardView|Card|Cards|Log|Piece|Players|Poster|TicketCard|shape)\.)/;

/** Comments in the words are for translators; no browser loads them. */
const wordsAlone: Plugin = {
  name: "words-alone",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
  },
};

/** Every browser that the client runs in reads WOFF2; older files would only be shipped. */
const newFontsAlone: Plugin = {
  name: "new-fonts-alone",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@fontsource") || !id.endsWith(".css")) return null;
    return code.replace(/, url\([^)]+\.woff\) format\('woff'\)/g, "");
  },
};

const HOVER = "(hover: hover)";

/** A finger points at nothing: what it has tapped would look as if a mouse still lay on it. */
const hoverAlone: PostCssPlugin = {
  postcssPlugin: "hover-alone",
  Rule(rule, { AtRule }) {
    const { parent } = rule;
    const isHovering = (selector: string) => selector.includes(":hover");
    if (!rule.selector.includes(":hover")) return;
    if (parent instanceof AtRule && parent.params === HOVER) return;
    const media = new AtRule({ name: "media", params: HOVER });
    media.append(rule.clone({ selectors: rule.selectors.filter(isHovering) }));
    rule.after(media);
    const others = rule.selectors.filter((selector) => !isHovering(selector));
    if (others.length) rule.selectors = others;
    else rule.remove();
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), wordsAlone, newFontsAlone],
  css: { postcss: { plugins: [hoverAlone] } },
  resolve: {
    alias: { "@words": WORDS },
    // Tests mount components, which the server's half of Svelte could not.
    ...(mode === "test" && { conditions: ["browser"] }),
  },
  build: {
    outDir: process.env.RAILWRIGHT_STATIC ?? "../src/railwright/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy wants files, not data
    modulePreload: { polyfill: false },
    // What every page needs is one file, what a game needs besides another: a first visit waits
    // for few requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE },
            { name: "board", test: BOARD },
            { name: "table", test: /src[\\/]pages[\\/](Play|TablePage)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", WORDS] },
    proxy: {
      "/api": SERVER,
      "^/(boards|words)/.*[.]": SERVER,
      "/socket": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    isolate: false, // to make a page for each file takes most of the time
    testTimeout: 60_000, // a machine that is busy fails no test
  },
}));
