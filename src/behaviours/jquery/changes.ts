import contract from '../../contract';
import type { Collection } from './of-page';

const { events, markers } = contract;

/** Quantities in carts of ours. */
const QUANTITY = `:is( .${ markers.cart_root }, ${ markers.cart_contents } ) ${ markers.quantity_input }`;

/** What was typed into them last. */
const typed = new WeakMap< EventTarget, string >();

/** Others may answer what is told by a change. */
let isTelling = false;

const tell = ( target: EventTarget, type: string ) =>
	target.dispatchEvent( new Event( type, { bubbles: true } ) );

/**
 * Has a quantity sent that a theme's own plus and minus have changed: some keep the
 * press to themselves, and tell only of a change, as WooCommerce's carts hear it. What
 * was typed has been heard.
 */
const hearQuantity = ( type: string, input: HTMLInputElement ) => {
	if ( isTelling ) {
		return;
	}
	if ( type === 'input' ) {
		typed.set( input, input.value );
	} else if (
		input.value !== input.defaultValue &&
		input.value !== typed.get( input )
	) {
		isTelling = true;
		tell( input, 'input' );
		isTelling = false;
	}
};

/**
 * Gives on changes of fields that a script makes by jQuery alone, as every menu does
 * that such a script draws over a select: the browser knows nothing of them. They
 * are no changes of the browser's, which jQuery's listeners would hear again.
 */
export const hearChanges = ( body: Collection ): void => {
	body.on( 'input change', ( { originalEvent, target, type } ) => {
		if ( type === 'change' && ! originalEvent ) {
			tell( target, `${ events.alone }change` );
		}
		if (
			target instanceof HTMLInputElement &&
			target.matches( QUANTITY )
		) {
			hearQuantity( type, target );
		}
	} );
};
