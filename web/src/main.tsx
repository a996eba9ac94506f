import "@/ui/styles.css";
import "@/entities/styles.css";
import "./app/app.css";
import { boot } from "./app/boot";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void boot(root);
