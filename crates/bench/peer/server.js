// What a good team would write with Fastify and pg for one request of ours: the same statements under the same role and
// claims, in one pipeline with one end, prepared, several requests in flight on each connection; tokens checked with a
// cache; the answer is PostgreSQL's text, handed through.

import cluster from "node:cluster";
import { createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { createVerifier } from "fast-jwt";
import Fastify from "fastify";
import pg from "pg";

const WORKERS = 2;
const CONNECTIONS_PER_WORKER = 3;

/** A statement behind its context in one implicit transaction. pg by itself ends each statement with a Sync. */
class ReadQuery extends pg.Query {
	#context;
	#isContextDone = false;

	constructor(context, statement, callback) {
		super(statement, callback);
		this.#context = context;
	}

	prepare(connection) {
		const { name, text, values } = this.#context;
		if (connection.submittedNamedStatements[name] === undefined) {
			connection.parse({ name, text });
			connection.submittedNamedStatements[name] = text;
		}
		connection.bind({ statement: name, values });
		connection.execute({});
		super.prepare(connection);
	}

	handleDataRow(message) {
		if (this.#isContextDone) super.handleDataRow(message);
	}

	handleCommandComplete(message, connection) {
		if (this.#isContextDone) super.handleCommandComplete(message, connection);
		this.#isContextDone = true;
	}
}

async function serve({ port, method, path, jwks, context, statement, callers }) {
	const clients = Array.from({ length: CONNECTIONS_PER_WORKER }, () => new pg.Client({ pipeline: true }));
	await Promise.all(clients.map((client) => client.connect()));
	let turn = 0;

	const read = (caller) =>
		new Promise((resolve, reject) => {
			const query = new ReadQuery(
				{ name: "context", text: context, values: caller.context },
				{ name: "statement", text: statement, values: caller.statement },
				(error, result) => (error ? reject(error) : resolve(result.rows[0])),
			);
			turn = (turn + 1) % clients.length;
			clients[turn].query(query);
		});

	const keys = new Map(
		jwks.keys.map((jwk) => [
			jwk.kid,
			createPublicKey({ key: jwk, format: "jwk" }).export({ type: "spki", format: "pem" }),
		]),
	);
	const verifiers = new Map(
		[...keys].map(([kid, key]) => [kid, createVerifier({ key, algorithms: ["ES256"], cache: 1000 })]),
	);
	const verify = (token) => {
		// With one key, which is usual, there is nothing to look up.
		const [only] = verifiers.size === 1 ? verifiers.values() : [];
		if (only) return only(token);
		const { kid } = JSON.parse(Buffer.from(token.split(".", 1)[0], "base64url").toString());
		return verifiers.get(kid)(token);
	};

	const app = Fastify();
	app.get("/healthz", async () => "ok");
	app.route({
		method,
		url: path,
		handler: async (request, reply) => {
			let claims;
			try {
				claims = verify(request.headers.authorization.slice("Bearer ".length));
			} catch {
				return reply.code(401).send({ message: "Sign in." });
			}
			const row = await read(callers[claims.sub]);
			reply.header("content-type", "application/json; charset=utf-8");
			return row.body ?? Object.values(row)[0];
		},
	});
	await app.listen({ host: "127.0.0.1", port });
}

if (cluster.isPrimary) {
	for (let n = 0; n < WORKERS; n++) cluster.fork();
	cluster.on("exit", () => process.exit(1));
	process.on("SIGTERM", () => process.exit(0));
} else {
	await serve(JSON.parse(readFileSync(process.env.PEER_SETTINGS, "utf8")));
}
