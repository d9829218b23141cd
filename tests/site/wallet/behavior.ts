/** How a message of the shop's page is answered, where not as it should be. */
export type Reply =
	/** Never. */
	| 'silent'
	/** As it should be, twice. */
	| 'twice'
	/** As it should be, after so many milliseconds. */
	| { delay: number }
	/** At once, by the usual action with another value. */
	| { value: unknown }
	/** At once, by another action. */
	| { action: string; value?: unknown };

/** What the sandbox does. Each test, or a person on its start page, chooses. */
export interface Behavior {
	/** Whether it says that the shopper is logged in; `cookie`: whether the frame's cookies say so. */
	loggedIn: boolean | 'cookie';
	/** What it says of its cookies in the shop's page; `browser`: the truth. */
	cookies: boolean | 'browser';
	/** Whether it says that it can be reached. */
	reachable: boolean;
	/** Time-out of its replies in milliseconds; null: it names none. Anything else is a lie. */
	timeout: unknown;
	/** What the connect page is: as it should be, without a word, an error 500, a broken line, or one that comes late. */
	connect: 'ok' | 'silent' | 'error' | 'drop' | 'slow';
	/** By what the shop's page asks. */
	replies: Record< string, Reply >;
	/** Who speaks to the shop's page: the frame itself; a frame of another origin within it; one of the right origin, but another frame. */
	from: 'frame' | 'foreign' | 'nested';
	/** Where it sends a shopper whose session it has taken. */
	redirect: 'ok' | 'none' | 'no-key' | 'foreign' | 'script' | 'error';
	/** How it tells the shop that a session was paid: as it should; twice at once; again, the first answer being lost; of another amount; signed by another key. */
	payment: 'ok' | 'twice' | 'lost' | 'wrong-amount' | 'forged';
}

/** What a wallet does when nothing is wrong. */
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

/** What a person can choose on the start page. */
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
