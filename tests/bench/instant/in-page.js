/* global requestAnimationFrame -- a browser's, where this runs */
/**
 * Reports how long after the visitor's click a page was shown, in the storage
 * shared by all windows of the shop: a prerendered page replaces the one that a
 * test is connected to.
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
			// On touch, the click comes after the finger has lifted.
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
	// The largest paint is final when no larger one has come for a while.
	const rest = () => {
		if ( ! localStorage.getItem( 'bench-pressed' ) ) {
			// The first page of a visit, which was not opened by a click.
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
