import {
	onceAtRest,
	onceStirred,
} from '../../../../src/transport/browser/moments';

const raise = ( type: string ) =>
	document.body.dispatchEvent( new Event( type, { bubbles: true } ) );

const saveData = ( isOn: boolean ) =>
	Object.defineProperty( navigator, 'connection', {
		configurable: true,
		value: { saveData: isOn },
	} );

afterEach( () => void saveData( false ) );

it.each( [ 'pointermove', 'touchstart', 'scroll', 'keydown' ] )(
	'calls at the first %s, once',
	( type ) => {
		const then = jest.fn();
		onceStirred( then );
		expect( then ).not.toHaveBeenCalled();
		raise( type );
		raise( 'scroll' );
		raise( type );
		expect( then ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'never calls where the shopper asks for few bytes', () => {
	saveData( true );
	const then = jest.fn();
	onceStirred( then );
	raise( 'scroll' );
	expect( then ).not.toHaveBeenCalled();
} );

it( 'calls when the page is loaded and has nothing to do', () => {
	const idle = jest.fn();
	Object.assign( window, { requestIdleCallback: idle } );
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'loading' );
	const then = jest.fn();
	onceAtRest( then );
	expect( idle ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'load' ) );
	expect( idle ).toHaveBeenCalledWith( then );
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	jest.restoreAllMocks();
} );
