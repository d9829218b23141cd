type Args = Parameters< EventTarget[ 'addEventListener' ] >;

/**
 * Removes all event listeners added during a test, so that pages of earlier tests
 * do not react in later ones.
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
		// The test environment gives window a method of its own.
		restore = [ window, EventTarget.prototype ].map( watch );
	} );
	afterEach( () => {
		[ ...restore, ...drops.splice( 0 ) ].forEach( ( undo ) => undo() );
	} );
};
