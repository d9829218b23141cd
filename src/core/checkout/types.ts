import type { CheckoutView } from '../../contract/types';

export type { CheckoutView };

/** What the checkout has the cart do. */
export type CheckoutWrite =
	| { kind: 'coupon'; code: string }
	| { kind: 'uncoupon'; code: string }
	| { kind: 'shipping'; id: string };

export type CheckoutEvent =
	/** Something is known of the page: what the server has printed, say. */
	| { type: 'found'; view: Partial< CheckoutView > }
	| { type: 'write'; write: CheckoutWrite }
	/** It is done; `text` is what the shop says of it. */
	| { type: 'written'; write: CheckoutWrite; text: string }
	| { type: 'failed'; write: CheckoutWrite; text: string }
	| { type: 'place' }
	| { type: 'refused'; text: string; errors: CheckoutView[ 'errors' ] }
	/** Fields are being mended. */
	| { type: 'mended'; names: readonly string[] }
	| { type: 'fold'; folded: boolean };

export type CheckoutEffect =
	| { type: 'write'; write: CheckoutWrite }
	/** The form goes to the shop. */
	| { type: 'send' }
	/** The focus goes to the coupon's field, whose refusal is told. */
	| { type: 'mend-coupon'; text: string }
	/** The focus goes to what stands above the form. */
	| { type: 'explain' }
	/** The totals have changed by what was chosen. */
	| { type: 'summed' };

export interface CheckoutStep {
	view: CheckoutView;
	effects: readonly CheckoutEffect[];
}

/**
 * Who holds the state of a page's checkout: its behaviour at first, the registered
 * store as soon as it is there.
 */
export interface CheckoutKeeper {
	view: () => CheckoutView;
	/** Takes an event. Returns what is to be carried out. */
	take: ( event: CheckoutEvent ) => readonly CheckoutEffect[];
}

/** A registered store, as the event says that offers it. */
export interface CheckoutHolder {
	/** Takes the state over, with all that is under way. */
	takeOver: (
		view: CheckoutView,
		dispatch: ( event: CheckoutEvent ) => void
	) => CheckoutKeeper;
}
