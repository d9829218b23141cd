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
	/** Matching parts of the label. */
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
	/** Whether it supports a country, given as a two-letter code. */
	canSearch( country: string ): boolean;
	search(
		text: string,
		country: string,
		type: AddressType,
		/** The signal aborts a search that is no longer needed. */
		options?: { signal: AbortSignal }
	): Promise< AddressSuggestion[] >;
	select(
		suggestionId: string,
		options?: { signal: AbortSignal }
	): Promise< Address >;
}

/** Places where other plugins can render something. */
export type SlotName =
	| 'drawer-before'
	| 'drawer-after'
	| 'cart-before'
	| 'cart-after'
	| 'checkout-before'
	| 'checkout-after';

/** Props of a fill, updated after every change of the cart. */
export interface FillProps {
	slot: SlotName;
	cart: CartState;
}

/** What another plugin renders in a slot, with React or without. */
export interface Fill {
	/** Unique id within the slot. */
	id: string;
	slot: SlotName;
	/** A React component. The page must have WordPress's `wp-element`. */
	component?: ( props: FillProps ) => unknown;
	/** Renders into an element, initially and after every change of the cart. */
	render?: ( element: HTMLElement, props: FillProps ) => void;
}
