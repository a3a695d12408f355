import "@fontsource/source-serif-4/400-italic.css"; // for the names of seas
import "@fontsource/source-serif-4/600.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./i18n/index.svelte";
import { keepAddress } from "./router.svelte";
import { keepSettings } from "./settings.svelte";

keepSettings();
keepAddress();
await begin();
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/worker.js");
}
