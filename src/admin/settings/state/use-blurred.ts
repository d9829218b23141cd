import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/**
 * Keys of settings that have lost the focus, whose errors are shown.
 *
 * Pressing the mouse elsewhere blurs a field. Showing its error immediately
 * would shift the content, and the click would miss its target, so it waits
 * until the mouse is released.
 */
export const useBlurred = () => {
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
			// The click event follows in the same task.
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
