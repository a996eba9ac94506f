import { Navigate } from "react-router";
import { paths } from "@/lib/paths";

/** /admin alone is no page: the tools are. */
export default function AdminIndex() {
  return <Navigate to={paths.adminTools} replace />;
}
