import type {
	AddIntent,
	CartAnswer,
	CartFailure,
	CartLine,
	CartSnapshot,
	CartState,
	LinePending,
	WriteFailure,
	WriteResult,
} from '../../contract/types';

/** What a shopper wants of the cart. */
export type Intent =
	| {
			kind: 'add';
			/** What is sent; the rest is for the view that does not wait. */
			sent: AddIntent;
			product: number;
			variation: number;
			quantity: number;
	  }
	| { kind: 'remove' | 'undo'; key: string }
	| {
			kind: 'quantity';
			key: string;
			quantity: number;
			via: 'mini-cart' | 'cart';
	  }
	| { kind: 'coupon' | 'uncoupon'; code: string }
	| { kind: 'shipping'; method: string }
	| { kind: 'address'; fields: Readonly< Record< string, string > > };

/** A line and its place among the lines. */
export interface Removed {
	line: CartLine;
	index: number;
}

/** An intent in the queue. */
export interface Write {
	/** Those who wait for its answer. */
	ids: readonly number[];
	intent: Intent;
	/** What a removal takes away, or what an undo puts back. */
	removed: Removed | null;
	/**
	 * It was sent and no answer came: the server may have done it. What to
	 * say when it can be neither repeated nor found done.
	 */
	unsure: CartFailure | null;
}

/** Everything the cart of a page knows. Replaced, never mutated. */
export interface Machine {
	/** As the server last said it. */
	readonly confirmed: CartSnapshot | null;
	/** The count to show while no snapshot is known. */
	readonly hint: number;
	/** In the order of the intents; the first one is in flight when `flight` is not 0. */
	readonly queue: readonly Write[];
	/** The epoch of the write under way, or 0. */
	readonly flight: number;
	/** The read under way, and who waits for it. */
	readonly reading: { epoch: number; ids: readonly number[] } | null;
	/** Who waits for the next read; null: none is due. */
	readonly due: readonly number[] | null;
	/** Who waited for a read when the write under way was sent: its answer serves them too. */
	readonly covered: readonly number[] | null;
	/** The last epoch that was given out. */
	readonly epoch: number;
	/** The line that a confirmed removal took, until it is put back. */
	readonly removed: Removed | null;
	readonly failure: CartFailure | null;
	/** Why nothing is sent; null: the network is there. */
	readonly offline: CartFailure | null;
}

/** The next state while a step makes it: its fields are replaced, nothing within them is changed. */
export type Draft = { -readonly [ Name in keyof Machine ]: Machine[ Name ] };

/** An answer with the cart that its fragments carry. */
export interface Answered {
	answer: CartAnswer;
	/** Null when the fragments hold no readable cart. */
	snapshot: CartSnapshot | null;
}

export type FragmentsSource = 'write' | 'refresh' | 'cache' | 'tab';

export type CartEvent =
	| { type: 'intend'; id: number; intent: Intent }
	/** Without an id nobody waits for it. With `joins`, a read that is under way serves too. */
	| { type: 'refresh'; id?: number; joins?: boolean }
	/** The answer to a write or a read, by its epoch. */
	| ( Answered & {
			type: 'answered';
			epoch: number;
			/** Whether it carries every region of the page that is known. */
			whole: boolean;
			/** Set when the server refused. */
			failure?: CartFailure;
	  } )
	/** No usable answer came. */
	| {
			type: 'lost';
			epoch: number;
			why: WriteFailure;
			failure: CartFailure;
			/** Set when the browser has no network: the intent is kept. */
			offline: CartFailure | null;
	  }
	/** A state that no request of this page brought. */
	| ( Answered & { type: 'found'; source: 'cache' | 'tab' } )
	/** What the page knows when it comes up, or when another script has changed the cart. */
	| { type: 'known'; confirmed: CartSnapshot | null; hint: number }
	| { type: 'offline'; failure: CartFailure }
	/** The network is back, or the shopper wants to try again. */
	| { type: 'online' }
	| { type: 'dismiss' }
	/** What would send the intents, and ask for the cart, is not to be had. */
	| { type: 'unsent' };

export type EventOf< T extends CartEvent[ 'type' ] > = Extract<
	CartEvent,
	{ type: T }
>;

export type Effect =
	| { type: 'send'; epoch: number; intent: Intent }
	| { type: 'read'; epoch: number }
	/** The read is superseded: its answer would be older than a write. */
	| { type: 'abort' }
	/** Result null: a read that is over. */
	| { type: 'settle'; ids: readonly number[]; result: WriteResult | null }
	| {
			type: 'show';
			answer: CartAnswer;
			source: FragmentsSource;
			/** Other tabs do not know it yet. */
			changed: boolean;
	  }
	| { type: 'refresh-error'; failure: CartFailure };

export interface Step {
	state: Machine;
	effects: Effect[];
}

/** A state and an event give the next state and its effects. */
export type Reduce = ( state: Machine, event: CartEvent ) => Step;

/** What an event makes of a draft; what is to be carried out for it is added. */
export type Rule = (
	draft: Draft,
	event: CartEvent,
	effects: Effect[]
) => void;

/** The cart as it grows under pending writes. */
export interface Drawn {
	lines: readonly CartLine[];
	/** Pieces more than are confirmed. */
	more: number;
	pending: Record< string, LinePending >;
	removed: Removed | null;
}

/**
 * Who holds the state of a page's cart: the loader at first, the registered
 * store as soon as it is there.
 */
export interface Keeper {
	view: () => CartState;
	/** Takes an event. Returns what is to be carried out. */
	take: ( event: CartEvent ) => readonly Effect[];
}
