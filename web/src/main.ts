import { mount } from "svelte";
import "./style.css"; // before the styles of the components
import App from "./App.svelte";
import { newPage } from "./lib/page";

const target = document.getElementById("app");
if (target) mount(App, { target, props: { page: newPage() } });
