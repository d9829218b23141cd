/* A plugin's script of jQuery's days: it hears what scripts trigger on the body. */
( function ( $ ) {
	const { record } = window;
	const original = $.event.trigger;

	const shape = ( value ) => {
		if ( value instanceof $ ) {
			return 'jQuery[' + value.length + ']';
		}
		if ( value && typeof value === 'object' ) {
			const keys = Object.keys( value );
			return keys.some( ( key ) => /[.#]/.test( key ) )
				? '{fragments}'
				: '{' + keys.sort().join() + '}';
		}
		return /^[0-9a-f]{32}$/.test( value )
			? 'hash'
			: JSON.stringify( value );
	};

	$.event.trigger = function ( event, args, target, onlyHandlers ) {
		const name = event.type
			? [ event.type, event.namespace ].filter( Boolean ).join( '.' )
			: event;
		if ( target === document.body ) {
			const given = $.makeArray( args || [] ).map( shape );
			record(
				[
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
