import contract from '../../../contract';
import type { ButtonState } from '../../../core/variations/button';
import { resetContent, setContent } from './content';
import { isEngines } from './engine/own';

const { markers } = contract;

/**
 * Shows the state of the add-to-cart button. It stays clickable: a click
 * explains what is missing.
 *
 * @param form
 * @param state
 * @param soldOut Text of the button if the variation is sold out; empty: its own.
 * @see spec 4.13, 5.4, readings 12
 */
export const showButton = (
	form: Element,
	state: ButtonState,
	soldOut = ''
): void => {
	const enabled = state === 'enabled';
	const button = form.querySelector( markers.single_add_to_cart );
	const shown = button?.classList;
	shown?.toggle( 'disabled', ! enabled );
	shown?.toggle( markers.selection_needed, state === 'selection-needed' );
	shown?.toggle( markers.is_unavailable, state === 'unavailable' );
	// The engine's own button uses only classes.
	if ( button && ! isEngines( form ) ) {
		button.setAttribute( 'aria-disabled', `${ ! enabled }` );
		if ( soldOut ) {
			setContent( button, soldOut );
		} else {
			resetContent( button );
		}
	}
	const box = form.querySelector( markers.variation_buttons )?.classList;
	box?.toggle( markers.variation_enabled, enabled );
	box?.toggle( markers.variation_disabled, ! enabled );
};

/** Sets the id of the variation to add. */
export const nameVariation = ( form: Element, id: number | '' ): void => {
	const field = form.querySelector< HTMLInputElement >(
		markers.variation_id
	);
	if ( field && field.value !== `${ id }` ) {
		field.value = `${ id }`;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};
