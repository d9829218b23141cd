/* Script of a plugin that uses jQuery: records the events triggered on the body and on variation forms. */
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

	/* Prefix of an event's name; undefined if the event is not recorded. */
	const placeOf = ( target ) => {
		if ( target === document.body ) {
			return '';
		}
		const names = {
			// Not spelled out: a script that names the form would make WooCommerce's own script stay.
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
