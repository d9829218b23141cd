import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps a quantity input in step with the cart. The input is uncontrolled,
 * because typing is debounced: a confirmed quantity must not overwrite digits
 * that are not sent yet.
 *
 * @param value Quantity in the cart.
 * @return Ref of the input.
 */
export const useSyncedValue = ( value: number ) => {
	const input = useRef< HTMLInputElement >( null );
	const last = useRef( value );
	useEffect( () => {
		const element = input.current;
		if ( ! element || last.current === value ) {
			return;
		}
		const typing =
			element.ownerDocument.activeElement === element &&
			element.value !== String( last.current );
		last.current = value;
		if ( ! typing ) {
			element.value = String( value );
		}
	}, [ value ] );
	return input;
};
