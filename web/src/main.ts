import { mount } from "svelte";
import App from "./App.svelte";
import { newPage } from "./lib/page";
import "./style.css";

const target = document.getElementById("app");
if (target) mount(App, { target, props: { page: newPage() } });
