import contract from '../../contract';
import type { Collection } from './of-page';

const { events, markers } = contract;

/** Quantity inputs in our carts. */
const QUANTITY = `:is( .${ markers.cart_root }, ${ markers.cart_contents } ) ${ markers.quantity_input }`;

/** The last typed value of each input. */
const typed = new WeakMap< EventTarget, string >();

/** Prevents loops: listeners may respond with a change of their own. */
let isEmitting = false;

const emit = ( target: EventTarget, type: string ) =>
	target.dispatchEvent( new Event( type, { bubbles: true } ) );

/**
 * Sends a quantity changed by a theme's own plus and minus buttons, which may
 * only trigger `change`, as WooCommerce's carts expect. Typed values were
 * handled by `input`.
 */
const hearQuantity = ( type: string, input: HTMLInputElement ) => {
	if ( isEmitting ) {
		return;
	}
	if ( type === 'input' ) {
		typed.set( input, input.value );
	} else if (
		input.value !== input.defaultValue &&
		input.value !== typed.get( input )
	) {
		isEmitting = true;
		emit( input, 'input' );
		isEmitting = false;
	}
};

/**
 * Forwards change events that scripts trigger only by jQuery, such as select
 * replacements do: native listeners do not get them. The forwarded event has a
 * name of its own, so that jQuery listeners do not run twice.
 */
export const listenForChanges = ( body: Collection ): void => {
	body.on( 'input change', ( { originalEvent, target, type } ) => {
		if ( type === 'change' && ! originalEvent ) {
			emit( target, `${ events.alone }change` );
		}
		if (
			target instanceof HTMLInputElement &&
			target.matches( QUANTITY )
		) {
			hearQuantity( type, target );
		}
	} );
};
