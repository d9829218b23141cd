import type { CheckoutView } from '../../contract/types';

export type { CheckoutView };

/** What the shop says of an email address. */
export interface UserCheck {
	exists: boolean;
	loginAllowed: boolean;
}

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
	| { type: 'fold'; folded: boolean }
	/** A guest's email address stands in the form. */
	| { type: 'typed'; email: string }
	/** The shop was asked about it; null: it could not be, or would not say. */
	| { type: 'checked'; email: string; check: UserCheck | null }
	/** The field has been left; `meant`: what its address is probably meant to be, empty where nothing looks wrong. */
	| { type: 'spelled'; email: string; meant: string }
	/** An email address is to stand in the form. */
	| { type: 'enter'; email: string };

export type CheckoutEffect =
	| { type: 'write'; write: CheckoutWrite }
	/** The form goes to the shop. */
	| { type: 'send' }
	/** The focus goes to the coupon's field, whose refusal is told. */
	| { type: 'mend-coupon'; text: string }
	/** The focus goes to what stands above the form. */
	| { type: 'explain' }
	/** The totals have changed by what was chosen. */
	| { type: 'summed' }
	/** The shop is to be asked about an email address. */
	| { type: 'check'; email: string }
	/** It is to be put into the form. */
	| { type: 'enter'; email: string };

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
