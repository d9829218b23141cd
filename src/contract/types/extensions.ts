import type { CartState } from './client';

/** @see spec 3.5 */
export interface Address {
	country: string;
	address_1: string;
	address_2?: string;
	city?: string;
	postcode?: string;
	state?: string;
}

export type AddressType = 'billing' | 'shipping';

/** @see spec 3.6 */
export interface AddressSuggestion {
	id: string;
	label: string;
	/** Parts of the label that matched what was typed. */
	matchedSubstrings?: { offset: number; length: number }[];
}

/**
 * Finds addresses while a shopper types. The server must list its id (PHP filter
 * `vitrine_address_providers`).
 *
 * @see spec 3.7, 5.9
 */
export interface AddressProvider {
	id: string;
	/** Whether it knows a country, by its two letters. */
	canSearch( country: string ): boolean;
	search(
		text: string,
		country: string,
		type: AddressType,
		/** The signal tells that nobody waits for the answer any more. */
		options?: { signal: AbortSignal }
	): Promise< AddressSuggestion[] >;
	select(
		suggestionId: string,
		options?: { signal: AbortSignal }
	): Promise< Address >;
}

/** Where other plugins may show something of their own. */
export type SlotName =
	| 'drawer-before'
	| 'drawer-after'
	| 'cart-before'
	| 'cart-after'
	| 'checkout-before'
	| 'checkout-after';

/** What a fill knows; given anew after every change of the cart. */
export interface FillProps {
	slot: SlotName;
	cart: CartState;
}

/** What another plugin shows in a slot, by React or without. */
export interface Fill {
	/** Of your own, unlike all others in this slot. */
	id: string;
	slot: SlotName;
	/** A React component. The page must have WordPress's `wp-element`. */
	component?: ( props: FillProps ) => unknown;
	/** Draws into an element, at first and after every change of the cart. */
	render?: ( element: HTMLElement, props: FillProps ) => void;
}
