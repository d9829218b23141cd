import contract from '../../../../contract';
import type { VariationIndex } from '../../../../core/variations/lookup';
import { buttonsOf, choicesOf, fieldsOf, nameOf } from '../fields';

const { markers } = contract;

/**
 * Disables options that match no variation with the other choices, and marks
 * those that are sold out.
 *
 * @see spec 4.13, field 23
 */
export const showOffers = (
	form: Element,
	index: VariationIndex,
	soldOut: string
): void => {
	const chosen = choicesOf( form );
	for ( const select of fieldsOf( form ) ) {
		const offer = index.offers( nameOf( select ), chosen );
		for ( const option of select.options ) {
			option.disabled =
				option.value !== '' && offer( option.value ) === 'none';
		}
		for ( const button of buttonsOf( select ) ) {
			const what = offer( button.value );
			button.disabled = what === 'none';
			button.title = what === 'sold-out' ? soldOut : '';
			button.parentElement?.classList.toggle(
				markers.sold_out,
				what === 'sold-out'
			);
		}
	}
};

/** Focuses the first attribute: its select, or its visible buttons. */
export const focusFirst = ( form: Element ): void => {
	const [ select ] = fieldsOf( form );
	if ( select ) {
		( select.hidden
			? buttonsOf( select ).find( ( { disabled } ) => ! disabled )
			: select
		)?.focus();
	}
};
