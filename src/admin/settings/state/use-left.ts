import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/**
 * Settings that a person has left, whose problems may be told.
 *
 * A field loses the focus while the mouse is being pressed elsewhere. What is told
 * of it would move the page below it, and the click would miss: so it waits until
 * the mouse is let go.
 */
export const useLeft = () => {
	const [ left, setLeft ] = useState< readonly string[] >( [] );
	const isPressed = useRef( false );
	const waiting = useRef< string[] >( [] );

	const add = useCallback(
		( keys: readonly string[] ) =>
			setLeft( ( now ) =>
				keys.every( ( key ) => now.includes( key ) )
					? now
					: [ ...now, ...keys ]
			),
		[]
	);

	useEffect( () => {
		let timer = 0;
		const press = () => {
			isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			// The click comes with the letting go, in the same task.
			timer = window.setTimeout( () =>
				add( waiting.current.splice( 0 ) )
			);
		};
		window.addEventListener( 'pointerdown', press, true );
		window.addEventListener( 'pointerup', release, true );
		window.addEventListener( 'pointercancel', release, true );
		return () => {
			window.clearTimeout( timer );
			window.removeEventListener( 'pointerdown', press, true );
			window.removeEventListener( 'pointerup', release, true );
			window.removeEventListener( 'pointercancel', release, true );
		};
	}, [ add ] );

	const leave = useCallback(
		( key: string ) =>
			isPressed.current
				? void waiting.current.push( key )
				: add( [ key ] ),
		[ add ]
	);
	return { left, leave, leaveAll: add };
};
