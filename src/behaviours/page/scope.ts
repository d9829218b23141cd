import contract from '../../contract';
import type { PageSettings } from '../../contract/types';

const { markers, settings_values: values } = contract;

/**
 * Which shop's markup an element is in, where two sell on one page: the second
 * one's says so, everything else is the main shop's.
 *
 * @return Undefined outside of a second shop's markup.
 * @see spec 2.6
 */
export const scopeOf = ( element: Element ): string | undefined =>
	element.closest( `[${ markers.shop }]` )?.getAttribute( markers.shop ) ??
	undefined;

/** The kind of the cart that a page's client has. */
export const kindOf = ( page: {
	readonly settings: Pick< PageSettings, 'shop' >;
	readonly name: ( name: string ) => string;
} ): string =>
	page.settings.shop.cart_kind ?? page.name( values.cart_kinds[ 0 ] ?? '' );
