type Args = Parameters< EventTarget[ 'addEventListener' ] >;

/**
 * Lets go, after each test, of what has begun to listen in it, so that the pages
 * of other tests do not hear what the next one does.
 */
export const dropListeners = (): void => {
	const drops: Array< () => void > = [];

	const watch = ( owner: EventTarget ) => {
		const { addEventListener } = owner;
		owner.addEventListener = function ( this: EventTarget, ...args: Args ) {
			drops.push( () => this.removeEventListener( ...args ) );
			addEventListener.apply( this, args );
		};
		return () => {
			owner.addEventListener = addEventListener;
		};
	};
	let restore: Array< () => void > = [];
	beforeEach( () => {
		// The environment of the tests gives the window a method of its own.
		restore = [ window, EventTarget.prototype ].map( watch );
	} );
	afterEach( () => {
		[ ...restore, ...drops.splice( 0 ) ].forEach( ( undo ) => undo() );
	} );
};
