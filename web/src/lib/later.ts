/** What a call or a property has led to. Boxed: a promise would send a request where it was only being put together. */
type Found = { value: unknown; owner?: unknown };

/**
 * Stands for an object that is still on its way. Calls are kept and made on it once it has come, in their order; what is
 * awaited is the real answer, and fails when the object does not come. For objects that answer by promises alone: what a
 * call returns can be called further and awaited, but not read.
 */
export function later<T extends object>(come: () => Promise<T>): T {
  return standIn(async () => ({ value: await come() })) as T;
}

function standIn(find: () => Promise<Found>): object {
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === "then") {
        const answer = async () => (await find()).value;
        return (...handlers: Parameters<Promise<unknown>["then"]>) => answer().then(...handlers);
      }
      return standIn(async () => {
        const { value } = await find();
        return { value: Reflect.get(Object(value), name), owner: value };
      });
    },
    apply: (_, __, values) => {
      // Made even if nobody awaits it, as on the object itself.
      const found = find().then(({ value, owner }) => {
        if (typeof value !== "function") throw new TypeError("This is not a function.");
        return { value: Reflect.apply(value, owner, values) as unknown };
      });
      found.catch(() => undefined);
      return standIn(() => found);
    },
  });
}
