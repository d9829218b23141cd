import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { quantityOf } from '../../../../core/variations/quantity';

const { markers } = contract;

interface Bounds {
	min: string;
	max: string;
}

/** The bounds as printed. */
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
 * Limits the quantity to the bounds of a variation.
 *
 * @param always Whether to fire `change` even if the value stays.
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
			// The printed bounds may be those of a variation in the URL.
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

/** Restores the original bounds. */
export const freeQuantity = ( form: Element ): void => {
	const input = inputOf( form );
	const bounds = input && own.get( input );
	if ( bounds ) {
		bind( input, bounds, false );
	}
};
