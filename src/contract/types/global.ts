import type { CartClient } from './client';

/** What Vitrine's scripts share on a page, and what other scripts may use. */
export interface VitrineGlobal {
	/** The version of this shape. */
	readonly v: 1;
	/** The shop's cart. */
	readonly cart: CartClient;
	/** Every cart of the page by its kind: the shop's, and that of a second shop beside it. */
	readonly carts: Readonly< Record< string, CartClient > >;
	/**
	 * Opens the drawer of a cart kind, of the shop's cart when none is named.
	 * False: the page has no such drawer.
	 */
	readonly openDrawer: ( kind?: string ) => boolean;
	/** Closes the drawer that is open, if one is. */
	readonly closeDrawer: () => void;
	/** Says a text to assistive technology, after so many milliseconds. */
	readonly announce: ( text: string, after?: number ) => void;
}

declare global {
	interface Window {
		vitrine?: VitrineGlobal;
	}
}
