/* global requestAnimationFrame -- a browser's, where this runs */
/**
 * Tells how long after its visitor's press a page was there, in the storage that
 * all windows of the shop share: a page that was made ahead takes the place of the
 * one that a test has hold of.
 */
( () => {
	const now = () => performance.timeOrigin + performance.now();
	let largest = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { startTime } of list.getEntries() ) {
			largest = Math.max( largest, startTime );
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );

	const tell = ( how, at ) => {
		const pressed = Number( localStorage.getItem( 'bench-pressed' ) );
		if ( pressed ) {
			localStorage.setItem(
				'bench-arrived',
				JSON.stringify( { how, ms: at - pressed } )
			);
		}
	};
	const press = ( { timeStamp } ) =>
		localStorage.setItem(
			'bench-pressed',
			String( performance.timeOrigin + timeStamp )
		);
	window.addEventListener( 'click', press, true );
	window.addEventListener(
		'touchstart',
		( event ) => {
			// Its click comes after the finger has lifted.
			window.removeEventListener( 'click', press, true );
			press( event );
		},
		{ capture: true, passive: true }
	);
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			requestAnimationFrame( () =>
				setTimeout( () => tell( 'kept', now() ) )
			);
		}
	} );
	// The largest paint is known once nothing larger has come for a while.
	const rest = () => {
		if ( ! localStorage.getItem( 'bench-pressed' ) ) {
			// The first page of a visit: nobody has come to it by a press.
			return;
		}
		setTimeout( () => {
			if ( localStorage.getItem( 'bench-returns' ) ) {
				localStorage.setItem( 'bench-pressed', String( now() ) );
				window.history.back();
				return;
			}
			const { activationStart } =
				performance.getEntriesByType( 'navigation' )[ 0 ];
			tell(
				activationStart ? 'made ahead' : 'loaded',
				performance.timeOrigin + largest
			);
		}, 700 );
	};
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', rest );
	} else {
		window.addEventListener( 'load', rest );
	}
} )();
