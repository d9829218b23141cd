import { useEffect, useRef } from '@wordpress/element';
import type { ShippingChoice } from '../../contract/types';

/**
 * The radio of a way to ship. It is not controlled: the click is the shopper's,
 * the answer may put it back.
 *
 * @param choice  The way.
 * @param pending Whether that answer is awaited.
 */
export const useChosen = ( choice: ShippingChoice, pending = false ) => {
	const input = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( input.current && ! pending ) {
			input.current.checked = choice.chosen;
		}
	}, [ choice, pending ] );
	return input;
};
