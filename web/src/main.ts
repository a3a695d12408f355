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
