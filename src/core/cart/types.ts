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

/** A cart change requested by the shopper. */
export type Intent =
	| {
			kind: 'add';
			/** The request data; the rest is for the optimistic view. */
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

/** A line and its index. */
export interface Removed {
	line: CartLine;
	index: number;
}

/** An intent in the queue. */
export interface Write {
	/** Ids of the callers waiting for the response. */
	ids: readonly number[];
	intent: Intent;
	/** The line that is removed or restored. */
	removed: Removed | null;
	/**
	 * Set if no response came and the server may have done it: the failure if
	 * that cannot be determined.
	 */
	unsure: CartFailure | null;
}

/** The state of a page's cart. Replaced, never mutated. */
export interface Machine {
	/** The last cart sent by the server. */
	readonly confirmed: CartSnapshot | null;
	/** The count to show while the cart is unknown. */
	readonly hint: number;
	/** Intents in order; the first one is in flight if `flight` is not 0. */
	readonly queue: readonly Write[];
	/** The epoch of the pending write, or 0. */
	readonly flight: number;
	/** The pending read and the ids waiting for it. */
	readonly reading: { epoch: number; ids: readonly number[] } | null;
	/** Ids waiting for the next read; null: none is due. */
	readonly due: readonly number[] | null;
	/** Ids whose read is covered by the response to the pending write. */
	readonly covered: readonly number[] | null;
	/** The last epoch used. */
	readonly epoch: number;
	/** The last removed line, until it is restored. */
	readonly removed: Removed | null;
	readonly failure: CartFailure | null;
	/** The failure while offline; null: online. */
	readonly offline: CartFailure | null;
}

/** The next state during a step: fields are replaced, not mutated. */
export type Draft = { -readonly [ Name in keyof Machine ]: Machine[ Name ] };

/** A response with the cart from its fragments. */
export interface Answered {
	answer: CartAnswer;
	/** Null if the fragments have no valid cart. */
	snapshot: CartSnapshot | null;
}

export type FragmentsSource = 'write' | 'refresh' | 'cache' | 'tab';

export type CartEvent =
	| { type: 'intend'; id: number; intent: Intent }
	/** Without an id nobody waits. `joins`: a pending read counts too. */
	| { type: 'refresh'; id?: number; joins?: boolean }
	/** The response to a write or read, by its epoch. */
	| ( Answered & {
			type: 'answered';
			epoch: number;
			/** Whether it has every known region of the page. */
			whole: boolean;
			/** Set if the server refused. */
			failure?: CartFailure;
	  } )
	/** No usable response. */
	| {
			type: 'lost';
			epoch: number;
			why: WriteFailure;
			failure: CartFailure;
			/** Set if the browser is offline: the intent is kept. */
			offline: CartFailure | null;
	  }
	/** A state from the cache or another tab. */
	| ( Answered & { type: 'found'; source: 'cache' | 'tab' } )
	/** The state known on load or after another script's change. */
	| { type: 'known'; confirmed: CartSnapshot | null; hint: number }
	| { type: 'offline'; failure: CartFailure }
	/** Back online, or the shopper retries. */
	| { type: 'online' }
	| { type: 'dismiss' }
	/** The code that sends requests could not be loaded. */
	| { type: 'unsent' };

export type EventOf< T extends CartEvent[ 'type' ] > = Extract<
	CartEvent,
	{ type: T }
>;

export type Effect =
	| { type: 'send'; epoch: number; intent: Intent }
	| { type: 'read'; epoch: number }
	/** The read is superseded by a write. */
	| { type: 'abort' }
	/** Result null: a read is complete. */
	| { type: 'settle'; ids: readonly number[]; result: WriteResult | null }
	| {
			type: 'show';
			answer: CartAnswer;
			source: FragmentsSource;
			/** Whether other tabs must be notified. */
			changed: boolean;
	  }
	| { type: 'refresh-error'; failure: CartFailure };

export interface Step {
	state: Machine;
	effects: Effect[];
}

/** Returns the next state and its effects. */
export type Reduce = ( state: Machine, event: CartEvent ) => Step;

/** Applies an event to a draft and adds effects. */
export type Rule = (
	draft: Draft,
	event: CartEvent,
	effects: Effect[]
) => void;

/** The cart while pending writes are applied to it. */
export interface Drawn {
	lines: readonly CartLine[];
	/** Number of items in addition to the confirmed ones. */
	more: number;
	pending: Record< string, LinePending >;
	removed: Removed | null;
}

/**
 * The holder of the cart state: first the loader, then the registered store.
 */
export interface Keeper {
	view: () => CartState;
	/** Applies an event. Returns the effects to run. */
	take: ( event: CartEvent ) => readonly Effect[];
}
