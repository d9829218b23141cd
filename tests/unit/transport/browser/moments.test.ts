import { onceAtRest } from '../../../../src/transport/browser/moments';
import { onSigns } from '../../../../src/transport/browser/signs';

const raise = ( type: string ) =>
	document.body.dispatchEvent( new Event( type, { bubbles: true } ) );

it.each( [ 'pointermove', 'scroll' ] )( 'calls at the first %s', ( type ) => {
	const then = jest.fn();
	onSigns( then );
	expect( then ).not.toHaveBeenCalled();
	raise( type );
	raise( type );
	expect( then ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not call with Save-Data', () => {
	Object.assign( navigator, { connection: { saveData: true } } );
	const then = jest.fn();
	onSigns( then );
	raise( 'pointermove' );
	Object.assign( navigator, { connection: undefined } );
	expect( then ).not.toHaveBeenCalled();
} );

it( 'calls on load', () => {
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'loading' );
	const then = jest.fn();
	onceAtRest( then );
	expect( then ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'load' ) );
	expect( then ).toHaveBeenCalledTimes( 1 );
	jest.restoreAllMocks();
} );
