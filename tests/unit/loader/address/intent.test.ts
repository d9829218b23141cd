import { onIntent } from '../../../../src/loader/address/intent';
import { fetchAhead, loadScripts } from '../../../../src/loader/page/views';
import { get, settle } from '../../support/page';
import { dropListeners } from '../../support/listeners';
import { openLookup } from './page';

jest.mock( '../../../../src/loader/page/views', () => ( {
	fetchAhead: jest.fn(),
	loadScripts: jest.fn(),
} ) );

const SCRIPTS = [ { handle: 'vitrine-suggestions', src: '/suggestions.js' } ];

const load = jest.mocked( loadScripts );
const ahead = jest.mocked( fetchAhead );
const attach = jest.fn();
const take = jest.fn();

const fire = ( selector: string, type: string ) => {
	const event = new Event( type, { bubbles: true } );
	get( selector ).dispatchEvent( event );
	return event;
};

dropListeners();

const open = () => {
	const page = openLookup();
	onIntent( page.lookup, SCRIPTS, page.chooseAll );
	return page;
};

beforeEach( () => {
	take.mockClear();
	ahead.mockClear();
	attach.mockReset().mockReturnValue( take );
	load.mockReset().mockImplementation( () => {
		window.vitrineAttachSuggestions = attach;
		return Promise.resolve();
	} );
} );
afterEach( () => {
	delete ( window as { jQuery?: unknown } ).jQuery;
	delete window.vitrineAttachSuggestions;
} );

it( 'loads nothing before focus on a first line', async () => {
	open();
	fire( '#billing_city', 'focusin' );
	fire( '#billing_city', 'input' );
	await settle();
	expect( load ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'focusin', 'GB', 1 ],
	[ 'pointerover', 'GB', 1 ],
	[ 'touchstart', 'GB', 1 ],
	// A country that no provider supports.
	[ 'focusin', 'DE', 0 ],
] )(
	'is prefetched at a %s of a field in %s, %i times',
	( sign, country, times ) => {
		const { lookup } = open();
		lookup.registry.register( {
			id: 'maps',
			canSearch: ( asked: string ) => asked === 'GB',
			search: jest.fn(),
			select: jest.fn(),
		} );
		lookup.active.choose( 'billing', country );
		fire( '#billing_city', sign );
		expect( ahead ).toHaveBeenCalledTimes( times );
		expect( load ).not.toHaveBeenCalled();
	}
);

it( 'loads at the first focus of a first line, once', async () => {
	const { lookup } = open();
	fire( '#billing_address_1', 'focusin' );
	fire( '#billing_address_1', 'focusin' );
	await settle();
	expect( load.mock.calls ).toEqual( [ [ SCRIPTS ] ] );
	expect( attach.mock.calls ).toEqual( [ [ lookup ] ] );
	expect( take ).not.toHaveBeenCalled();
} );

it( 'passes on input typed before focus', async () => {
	const page = openLookup();
	const line = get< HTMLInputElement >( '#billing_address_1' );
	line.focus();
	line.value = '12 haz';
	onIntent( page.lookup, SCRIPTS, page.chooseAll );
	await settle();
	expect( take.mock.calls ).toEqual( [
		[ expect.objectContaining( { type: 'input', target: line } ) ],
	] );
} );

it( 'does not search without input', async () => {
	const page = openLookup();
	get( '#billing_address_1' ).focus();
	onIntent( page.lookup, SCRIPTS, page.chooseAll );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( take ).not.toHaveBeenCalled();
} );

it( 'passes on the last input typed before it loaded', async () => {
	open();
	fire( '#billing_address_1', 'input' );
	const last = fire( '#billing_address_1', 'input' );
	await settle();
	expect( take.mock.calls ).toEqual( [ [ last ] ] );
	fire( '#billing_address_1', 'input' );
	expect( take ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads for a field that already has focus', async () => {
	const page = openLookup();
	get( '#billing_address_1' ).focus();
	onIntent( page.lookup, SCRIPTS, page.chooseAll );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'reports a failure to load, and retries on the next focus', async () => {
	const reports: unknown[] = [];
	window.reportError = ( error: unknown ) => void reports.push( error );
	load.mockRejectedValueOnce( new Error( 'No script' ) );
	open();
	fire( '#billing_address_1', 'focusin' );
	await settle();
	expect( reports ).toEqual( [ new Error( 'No script' ) ] );
	fire( '#billing_address_1', 'focusin' );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

it( 'selects providers again when a country changes, and only then', () => {
	const { chooseAll } = open();
	fire( '#billing_city', 'change' );
	expect( chooseAll ).not.toHaveBeenCalled();
	fire( '#billing_country', 'change' );
	expect( chooseAll ).toHaveBeenCalledTimes( 1 );
} );

it( 'listens by jQuery when present, for enhanced selects', () => {
	const on = jest.fn();
	( window as { jQuery?: unknown } ).jQuery = () => ( { on } );
	const { chooseAll } = open();
	expect( on ).toHaveBeenCalledWith(
		'change',
		expect.stringContaining( '[name="billing_country"]' ),
		chooseAll
	);
	fire( '#billing_country', 'change' );
	expect( chooseAll ).not.toHaveBeenCalled();
} );
