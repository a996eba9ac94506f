import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@/ui/styles.css";
import "@/entities/styles.css";
import { GalleryPage } from "./GalleryPage";

// The gallery without the application around it, for `npm run dev` and /gallery.html.
const root = document.getElementById("root");
if (!root) throw new Error("gallery.html has no #root");
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
);
