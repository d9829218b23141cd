/** A reply to a message of the shop's page that differs from the normal one. */
export type Reply =
	/** No reply. */
	| 'silent'
	/** The normal reply, twice. */
	| 'twice'
	/** The normal reply after some milliseconds. */
	| { delay: number }
	/** The normal action with another value, at once. */
	| { value: unknown }
	/** Another action, at once. */
	| { action: string; value?: unknown };

/** Behavior of the sandbox, set by a test or on its start page. */
export interface Behavior {
	/** Whether it reports that the shopper is logged in; `cookie`: as the frame's cookies say. */
	loggedIn: boolean | 'cookie';
	/** What it reports about its cookies in the shop's page; `browser`: the truth. */
	cookies: boolean | 'browser';
	/** Whether it reports that it is reachable. */
	reachable: boolean;
	/** Timeout of its replies in milliseconds; null for none. Other types are invalid on purpose. */
	timeout: unknown;
	/** The connect page: normal, without a message, an error 500, a dropped connection, or slow. */
	connect: 'ok' | 'silent' | 'error' | 'drop' | 'slow';
	/** Replies by the action of the shop's request. */
	replies: Record< string, Reply >;
	/**
	 * Which frame messages the shop's page: the wallet's own, a frame of
	 * another origin within it, or another frame of the right origin.
	 */
	from: 'frame' | 'foreign' | 'nested';
	/** Where it redirects a shopper whose session it has accepted. */
	redirect: 'ok' | 'none' | 'no-key' | 'foreign' | 'script' | 'error';
	/**
	 * How it reports a payment to the shop: normally, twice at once, again
	 * after a lost response, with a wrong amount, or signed with another key.
	 */
	payment: 'ok' | 'twice' | 'lost' | 'wrong-amount' | 'forged';
}

/** The normal behavior. */
export const USUAL: Readonly< Behavior > = {
	loggedIn: true,
	cookies: 'browser',
	reachable: true,
	timeout: 5000,
	connect: 'ok',
	replies: {},
	from: 'frame',
	redirect: 'ok',
	payment: 'ok',
};

/** Values that can be selected on the start page. */
export const CHOICES: {
	[ K in keyof Behavior ]?: readonly Behavior[ K ][];
} = {
	loggedIn: [ 'cookie', true, false ],
	cookies: [ 'browser', true, false ],
	reachable: [ true, false ],
	connect: [ 'ok', 'silent', 'error', 'drop', 'slow' ],
	from: [ 'frame', 'foreign', 'nested' ],
	redirect: [ 'ok', 'none', 'no-key', 'foreign', 'script', 'error' ],
	payment: [ 'ok', 'twice', 'lost', 'wrong-amount', 'forged' ],
};
