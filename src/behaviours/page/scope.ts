import contract from '../../contract';
import type { PageSettings } from '../../contract/types';

const { markers, settings_values: values } = contract;

/**
 * The shop whose markup contains an element: a second shop's markup is marked,
 * all other markup belongs to the main shop.
 *
 * @return Undefined outside of a second shop's markup.
 * @see spec 2.6
 */
export const scopeOf = ( element: Element ): string | undefined =>
	element.closest( `[${ markers.shop }]` )?.getAttribute( markers.shop ) ??
	undefined;

/** The kind of cart of a page's client. */
export const kindOf = ( page: {
	readonly settings: Pick< PageSettings, 'shop' >;
	readonly name: ( name: string ) => string;
} ): string =>
	page.settings.shop.cart_kind ?? page.name( values.cart_kinds[ 0 ] ?? '' );
