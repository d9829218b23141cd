import contract from '../../contract';
import type { Collection } from './of-page';

const { events, markers } = contract;

/** Quantity inputs in our carts. */
const QUANTITY = `:is( .${ markers.cart_root }, ${ markers.cart_contents } ) ${ markers.quantity_input }`;

/** The last value of each input that native listeners have heard. */
const typed = new WeakMap< EventTarget, string >();

/** Prevents loops: listeners may respond with a change of their own. */
let isEmitting = false;

const emit = ( target: EventTarget, type: string ) =>
	target.dispatchEvent( new Event( type, { bubbles: true } ) );

/**
 * Sends a quantity changed by a theme's own plus and minus buttons, which may
 * only trigger `change`, as WooCommerce's carts expect, or only jQuery's events.
 * Typed values were handled by `input`.
 */
const hearQuantity = (
	input: HTMLInputElement,
	type: string,
	isNative: boolean
) => {
	if ( isEmitting ) {
		return;
	}
	const isHeard =
		type === 'input' ? isNative : input.value === typed.get( input );
	if ( type === 'input' ) {
		typed.set( input, input.value );
	}
	if ( ! isHeard && input.value !== input.defaultValue ) {
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
			hearQuantity( target, type, !! originalEvent );
		}
	} );
};
