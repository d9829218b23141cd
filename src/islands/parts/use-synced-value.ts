import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps an input that the shopper types into in step with the cart. The input
 * is not controlled, since what is typed becomes an intent only later: a
 * confirmed quantity must not wipe out digits that wait to be sent.
 *
 * @param value What the cart says.
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
