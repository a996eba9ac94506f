import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Repository = { name: string; pushedAt: Date; languages: Record<string, number> };

/** Stands for GitHub: its sign-in, which asks nothing, and the part of its API that says what is public of one account. */
export class GitHubService {
  /** A status that the list of repositories answers instead, with these headers. */
  refusal: { status: number; headers: Record<string, string> } | null = null;
  /** Milliseconds until the list is answered. */
  pause = 0;
  repositories: Repository[] = [];
  private readonly server: Server;

  private constructor(private readonly login: string) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(login: string): Promise<GitHubService> {
    const service = new GitHubService(login);
    await once(service.server.listen(0, "127.0.0.1"), "listening");
    return service;
  }

  /** What the server is told of it. */
  settings(): Record<string, string> {
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      DEVPROOF_GITHUB_URL: url,
      DEVPROOF_GITHUB_API_URL: `${url}/api`,
      DEVPROOF_GITHUB_CLIENT_ID: "devproof",
      DEVPROOF_GITHUB_CLIENT_SECRET: "github-secret",
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://github.test");
    const json = (value: unknown) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
    switch (pathname) {
      case "/login/oauth/authorize": {
        const back = new URL(searchParams.get("redirect_uri") ?? "");
        back.searchParams.set("code", "a-code");
        back.searchParams.set("state", searchParams.get("state") ?? "");
        return void response.writeHead(302, { location: back.href }).end();
      }
      case "/login/oauth/access_token":
        return void json({ access_token: "a-token", token_type: "bearer" });
      case "/api/user":
        return void json({ id: 4711, login: this.login, name: null, avatar_url: null });
      case "/api/user/emails":
        return void json([]);
      case `/api/users/${this.login.toLowerCase()}/repos`:
        return this.list(response, json);
    }
    const repository = this.repositories.find(({ name }) =>
      pathname.endsWith(`/${name}/languages`),
    );
    if (repository) return void json(repository.languages);
    response.writeHead(404).end();
  }

  private async list(response: ServerResponse, json: (value: unknown) => void): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.pause));
    if (this.refusal) {
      return void response.writeHead(this.refusal.status, this.refusal.headers).end();
    }
    json(
      this.repositories.map(({ name, pushedAt }) => ({
        name,
        owner: { login: this.login },
        fork: false,
        archived: false,
        private: false,
        pushed_at: pushedAt.toISOString(),
      })),
    );
  }
}
