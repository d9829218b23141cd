import contract from '../../contract';
import { startLoading } from '../dom/loading';
import type { Behavior, Page } from '../page';
import {
	lineOf,
	quantityOf,
	restoreQuantity,
	shownQuantity,
} from '../quantity/field';
import { wasStepped } from '../quantity/steppers';
import { cancelDebounce, debounce } from '../quantity/debounce';

const { markers, timings_ms: timings } = contract;

const INPUT = `:is( ${ markers.mini_cart }, ${ markers.mini_cart_content } ) ${ markers.quantity_input }`;

const send = async ( page: Page, input: HTMLInputElement ) => {
	const key = lineOf( input );
	const quantity = quantityOf( input );
	if ( quantity === null || quantity === shownQuantity( page.cart, input ) ) {
		return;
	}
	// The contents are re-rendered meanwhile; the container stays.
	const box =
		input.closest( `${ markers.mini_cart }, .${ markers.cart_drawer }` ) ??
		document.body;
	const stop = startLoading( box );
	try {
		const result = await page.cart.setQuantity(
			key,
			quantity,
			'mini-cart'
		);
		if ( ! result.ok ) {
			restoreQuantity( page.cart, input );
			page.announce( result.failure.text );
		}
	} finally {
		setTimeout( stop, timings.mini_cart_loading_off );
	}
};

/**
 * Sends mini-cart quantities: plus and minus at once, typing after a delay.
 *
 * @see spec 2.6, 4.3, 7.5, 9.2, readings 10
 */
export const changeQuantities: Behavior = ( page ) => {
	page.on( 'input', INPUT, ( event, element ) => {
		const input = element as HTMLInputElement;
		const key = lineOf( input );
		if ( ! key ) {
			return;
		}
		if ( wasStepped( event ) ) {
			cancelDebounce( key );
			void send( page, input );
		} else {
			debounce( key, timings.mini_cart_typing, () => {
				void send( page, input );
			} );
		}
	} );
};
