import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { quantityOf } from '../../../../core/variations/quantity';

const { markers } = contract;

interface Bounds {
	min: string;
	max: string;
}

/** The bounds that the page came with. */
const own = new WeakMap< HTMLInputElement, Bounds >();

const inputOf = ( form: Element ) =>
	form.querySelector< HTMLInputElement >(
		`${ markers.quantity } ${ markers.quantity_input }`
	);

const bind = (
	input: HTMLInputElement,
	{ min, max }: Bounds,
	hide: boolean
) => {
	input.min = min;
	input.max = max;
	const box = input.closest< HTMLElement >( markers.quantity );
	if ( box ) {
		box.style.display = hide ? 'none' : '';
	}
};

/**
 * Binds the quantity to what a variation allows.
 *
 * @param always Whether listeners are told though it stays as it is.
 * @see spec 5.3
 */
export const bindQuantity = (
	form: Element,
	variation: Variation,
	always = false
): void => {
	const input = inputOf( form );
	if ( ! input ) {
		return;
	}
	if ( ! own.has( input ) ) {
		own.set( input, {
			min: input.min,
			// A variation of the address has its own on the page.
			max: input.getAttribute( markers.printed_over ) ?? input.max,
		} );
	}
	const { value, min, max, hidden } = quantityOf( input.value, variation );
	bind( input, { min: `${ min }`, max: `${ max ?? '' }` }, hidden );
	if ( always || input.value !== `${ value }` ) {
		input.value = `${ value }`;
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};

/** Gives the quantity its own bounds back. */
export const freeQuantity = ( form: Element ): void => {
	const input = inputOf( form );
	const bounds = input && own.get( input );
	if ( bounds ) {
		bind( input, bounds, false );
	}
};
