import { useEffect, useRef } from '@wordpress/element';
import type { ShippingChoice } from '../../contract/types';

/**
 * Ref of a shipping method's radio button. It is uncontrolled: the shopper's
 * click takes effect immediately, the response may revert it.
 *
 * @param choice  The shipping method.
 * @param pending Whether the response is pending.
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
