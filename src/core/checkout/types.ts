import type { CheckoutView } from '../../contract/types';

export type { CheckoutView };

/** What the shop says about an email address. */
export interface UserCheck {
	exists: boolean;
	loginAllowed: boolean;
}

/** A cart change made from the checkout. */
export type CheckoutWrite =
	| { kind: 'coupon'; code: string }
	| { kind: 'uncoupon'; code: string }
	| { kind: 'shipping'; id: string };

export type CheckoutEvent =
	/** The state that the server has printed. */
	| { type: 'found'; view: Partial< CheckoutView > }
	| { type: 'write'; write: CheckoutWrite }
	/** Done; `text` is the shop's message. */
	| { type: 'written'; write: CheckoutWrite; text: string }
	| { type: 'failed'; write: CheckoutWrite; text: string }
	| { type: 'place' }
	| { type: 'refused'; text: string; errors: CheckoutView[ 'errors' ] }
	/** The shopper corrects these fields. */
	| { type: 'mended'; names: readonly string[] }
	| { type: 'fold'; folded: boolean }
	/** The guest's email address as typed. */
	| { type: 'typed'; email: string }
	/** The result of the check; null: none. */
	| { type: 'checked'; email: string; check: UserCheck | null }
	/** Sent on blur; `meant` is the suggested correction, empty if none. */
	| { type: 'spelled'; email: string; meant: string }
	/** Sets the email address in the form. */
	| { type: 'enter'; email: string };

export type CheckoutEffect =
	| { type: 'write'; write: CheckoutWrite }
	/** Submits the form. */
	| { type: 'send' }
	/** Focuses the coupon field and announces its error. */
	| { type: 'mend-coupon'; text: string }
	/** Focuses the notice above the form. */
	| { type: 'explain' }
	/** The totals were updated by a choice. */
	| { type: 'summed' }
	/** Checks an email address with the shop. */
	| { type: 'check'; email: string }
	/** Sets the email address in the form. */
	| { type: 'enter'; email: string };

export interface CheckoutStep {
	view: CheckoutView;
	effects: readonly CheckoutEffect[];
}

/**
 * The holder of the checkout state: first the page's behavior, then the
 * registered store.
 */
export interface CheckoutKeeper {
	view: () => CheckoutView;
	/** Applies an event. Returns the effects to run. */
	take: ( event: CheckoutEvent ) => readonly CheckoutEffect[];
}

/** A registered store, as offered by its event. */
export interface CheckoutHolder {
	/** Takes over the state, with pending requests. */
	takeOver: (
		view: CheckoutView,
		dispatch: ( event: CheckoutEvent ) => void
	) => CheckoutKeeper;
}
