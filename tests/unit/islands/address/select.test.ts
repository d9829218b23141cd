import { get, press, settle } from '../../support/page';
import {
	leave,
	line,
	list,
	open,
	options,
	provider,
	type,
	values,
} from './form';

const OLD = [ 'old flat', 'old city', 'old code', 'X' ];

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	leave();
	jest.useRealTimers();
} );

it( 'selects the highlighted suggestion on Enter, and closes [4.5-09] [4.5-12]', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	press( line(), 'ArrowDown' );
	press( line(), 'ArrowDown' );
	expect( press( line(), 'Enter' ) ).toBe( false );
	expect( maps.select.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'id-1' );
	expect( list() ).toBeNull();
	await settle();
} );

it( 'ignores Enter without a highlight', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	expect( press( line(), 'Enter' ) ).toBe( true );
	expect( maps.select ).not.toHaveBeenCalled();
} );

it( 'selects by pointer and keeps focus in the field', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	const [ first ] = options();
	const down = new MouseEvent( 'mousedown', {
		bubbles: true,
		cancelable: true,
	} );
	first?.dispatchEvent( down );
	expect( down.defaultPrevented ).toBe( true );
	first?.querySelector( 'strong' )?.click();
	expect( maps.select.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'id-0' );
	expect( list() ).toBeNull();
	await settle();
} );

it( 'selects by pointer even if ancestors stop the event', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	line().parentElement!.addEventListener( 'click', ( event ) =>
		event.stopPropagation()
	);
	options()[ 1 ]!.click();
	expect( maps.select.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'id-1' );
	await settle();
} );

const choose = async () => {
	await type( '12 Main' );
	press( line(), 'ArrowDown' );
	press( line(), 'Enter' );
	await settle();
};

it( 'fills country and first line at once, and the rest 50 ms later [4.5-13] [4.5-14] [9.1-04]', async () => {
	const { announce } = open();
	get< HTMLSelectElement >( '#billing_country' ).value = 'DE';
	await choose();
	expect( values() ).toEqual( [ 'DE', 'Weg 1', ...OLD ] );
	jest.advanceTimersByTime( 49 );
	expect( values().slice( 2 ) ).toEqual( OLD );
	jest.advanceTimersByTime( 1 );
	expect( values() ).toEqual( [
		'DE',
		'Weg 1',
		'Hof',
		'Berlin',
		'10115',
		'BE',
	] );
	expect( announce ).toHaveBeenLastCalledWith( 'Filled in' );
} );

it( 'changes the country for an address in another one', async () => {
	open(
		provider( {
			select: jest.fn( () =>
				Promise.resolve( { country: 'GB', address_1: '1 Lane' } )
			),
		} )
	);
	const heard = jest.fn();
	get( '#billing_country' ).addEventListener( 'change', heard );
	await choose();
	expect( values().slice( 0, 2 ) ).toEqual( [ 'GB', '1 Lane' ] );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

it( 'clears missing parts [4.5-15]', async () => {
	open(
		provider( {
			select: jest.fn( () =>
				Promise.resolve( {
					country: 'DE',
					address_1: 'Weg 1',
					postcode: '10115',
				} )
			),
		} )
	);
	await choose();
	jest.advanceTimersByTime( 50 );
	expect( values() ).toEqual( [ 'DE', 'Weg 1', '', '', '10115', '' ] );
} );

it( 'finds the fields again after a country change', async () => {
	open();
	await choose();
	get( '#billing_state' ).outerHTML =
		'<input name="billing_state" id="billing_state">';
	jest.advanceTimersByTime( 50 );
	expect( values()[ 5 ] ).toBe( 'berlin' );
} );

it( 'fires field events without suggesting again', async () => {
	const maps = provider();
	open( maps );
	const heard = jest.fn();
	get( '#billing_city' ).addEventListener( 'change', heard );
	await choose();
	jest.advanceTimersByTime( 50 );
	await settle();
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( maps.search ).toHaveBeenCalledTimes( 1 );
	expect( list() ).toBeNull();
} );

it( 'fills only its own address', async () => {
	open();
	await choose();
	jest.advanceTimersByTime( 50 );
	expect( values( 'shipping' ).slice( 2 ) ).toEqual( OLD );
} );

it.each( [
	[ 'rejects', () => Promise.reject( new Error( 'gone' ) ) ],
	[ 'returns no address', () => Promise.resolve( null ) ],
] )(
	'logs a selection that %s, and fills nothing [8.3-13]',
	async ( _how, select ) => {
		const { log } = open(
			provider( { select: jest.fn( select ) as never } )
		);
		await choose();
		jest.advanceTimersByTime( 50 );
		expect( log.error.mock.calls.flat() ).toContain(
			'Error selecting address from provider'
		);
		expect( values() ).toEqual( [ 'DE', '12 Main', ...OLD ] );
	}
);

it( 'does not overwrite input typed meanwhile', async () => {
	let answer: ( value: unknown ) => void = () => undefined;
	const { log } = open(
		provider( {
			select: jest.fn(
				() => new Promise( ( resolve ) => ( answer = resolve ) )
			) as never,
		} )
	);
	await choose();
	await type( '14 Other' );
	answer( { country: 'GB', address_1: 'Weg 1' } );
	await settle();
	jest.advanceTimersByTime( 50 );
	expect( values() ).toEqual( [ 'DE', '14 Other', ...OLD ] );
	expect( log.error ).not.toHaveBeenCalled();
} );

it( 'leaves hidden fields and unavailable countries unchanged', async () => {
	open(
		provider( {
			select: jest.fn( () =>
				Promise.resolve( {
					country: 'FR',
					address_1: 'Rue 1',
					state: 'IDF',
				} )
			),
		} )
	);
	get( '#billing_state' ).outerHTML =
		'<input type="hidden" name="billing_state" id="billing_state" value="kept">';
	await choose();
	jest.advanceTimersByTime( 50 );
	expect( values() ).toEqual( [ 'DE', 'Rue 1', '', '', '', 'kept' ] );
} );
