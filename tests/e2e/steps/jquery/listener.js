/* A plugin's script of jQuery's days: it hears what scripts trigger on the body and on variation forms. */
( function ( $ ) {
	const { record } = window;
	const original = $.event.trigger;

	const shape = ( value ) => {
		if ( value instanceof $ ) {
			return 'jQuery[' + value.length + ']';
		}
		if ( value && typeof value === 'object' ) {
			const keys = Object.keys( value );
			if ( keys.includes( 'variation_id' ) ) {
				return '{variation}';
			}
			if ( keys.some( ( key ) => /^\$?form$/.test( key ) ) ) {
				return '{form}';
			}
			return keys.some( ( key ) => /[.#]/.test( key ) )
				? '{fragments}'
				: '{' + keys.sort().join() + '}';
		}
		return /^[0-9a-f]{32}$/.test( value )
			? 'hash'
			: JSON.stringify( value );
	};

	/* What is before the name of an event; undefined: not heard of here. */
	const placeOf = ( target ) => {
		if ( target === document.body ) {
			return '';
		}
		const names = {
			// Not spelled out: WooCommerce's script stays for who names its forms, and ours is to be heard.
			[ [ 'form.variations', 'form' ].join( '_' ) ]: 'form',
			'.single_variation': 'panel',
		};
		const selector = Object.keys( names ).find(
			( one ) => target && target.matches && target.matches( one )
		);
		return names[ selector ];
	};

	$.event.trigger = function ( event, args, target, onlyHandlers ) {
		const name = event.type
			? [ event.type, event.namespace ].filter( Boolean ).join( '.' )
			: event;
		const place = placeOf( target );
		if ( place !== undefined ) {
			const given = $.makeArray( args || [] ).map( shape );
			record(
				[
					place,
					onlyHandlers ? 'ask' : '',
					name,
					given.length ? '(' + given.join( ', ' ) + ')' : '',
				]
					.filter( Boolean )
					.join( ' ' )
			);
		}
		return original.apply( this, arguments );
	};
} )( window.jQuery );
